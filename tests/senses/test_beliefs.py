"""Beliefs in what people write: held for longer than the moment, the writer's own, and those they take back."""

from __future__ import annotations

import pytest

from soulmem_cli.senses.beliefs import tenets

SPANISH: list[str] = [
    "Creo que la gente cambia si quiere.",
    "Creo que la amistad vale más que el trabajo.",
    "Creo que nadie debería vivir solo.",
    "Creo firmemente que todo se aprende.",
    "Creo en las segundas oportunidades.",
    "Sigo creyendo que merece la pena.",
    "Sigo creyendo en la escuela pública.",
    "Pienso que la vida es demasiado corta para el rencor.",
    "Opino que lo importante es escuchar.",
    "Estoy convencida de que el mar cura.",
    "Estoy convencido de que los perros entienden.",
    "He llegado a la conclusión de que trabajar menos es vivir más.",
    "He aprendido que pedir ayuda no es rendirse.",
    "Si algo he aprendido es que el silencio también contesta.",
    "Mi teoría es que los lunes no existen.",
    "Mi filosofía es que todo tiene arreglo.",
    "Tengo claro que el dinero no compra la calma.",
    "Siempre he creído que los libros eligen a su lector.",
    "Hoy llovió. Creo que uno siempre vuelve a lo que quiso.",
    "Considero que la paciencia es una forma de amor.",
    "Creo que la salud es lo primero.",
    "Creo que el perdón se aprende.",
    "Creo cada vez más que mi madre tenía razón.",
    "Creemos que los niños necesitan aburrirse siempre un poco.",
    "Si algo sé es que el cuerpo no miente.",
    "Creo que los jefes nunca escuchan.",
]
REVISED_SPANISH: list[str] = [
    "Ya no creo que el amor lo pueda todo.",
    "Ya no creo en los propósitos de año nuevo.",
    "Ya no pienso que mi padre fuera un cobarde.",
    "He dejado de creer en la suerte.",
    "Antes creía que descansar era perder el tiempo.",
    "Antes pensaba que la soledad era un fracaso.",
    "He cambiado de opinión sobre los gatos.",
    "Me equivocaba al pensar que no podía.",
    "Estaba equivocada con Marta.",
]
ENGLISH: list[str] = [
    "I believe people can change.",
    "I believe that friendship matters more than work.",
    "I believe in second chances.",
    "I truly believe nobody should live alone.",
    "I still believe trying is worth it.",
    "I'm convinced that the sea heals.",
    "I'm convinced dogs understand.",
    "I've come to believe that working less is living more.",
    "I've come to think that silence is an answer too.",
    "I've learned that asking for help is not giving up.",
    "If I've learned anything, I've learned that the body doesn't lie.",
    "My view is that everything can be mended.",
    "My theory is that Mondays don't exist.",
    "My philosophy is that life is short.",
    "I've always believed books choose their readers.",
    "I've always thought that manners cost nothing.",
    "I think people never really leave home.",
    "I think friendship is work, the good kind.",
    "I think money can buy time and not much else.",
    "I think everyone should learn to cook.",
    "I firmly believe children need to be bored.",
    "It rained. I think patience is a form of love.",
    "I reckon kindness beats cleverness.",
    "I honestly believe grief is love with nowhere to go.",
    "I feel that life is kinder than I am.",
    "I think the best cure is salt water.",
]
REVISED_ENGLISH: list[str] = [
    "I no longer think money matters.",
    "I no longer believe in new year's resolutions.",
    "I don't believe in luck anymore.",
    "I don't think love conquers all any more.",
    "I used to think rest was a waste of time.",
    "I used to believe that being alone was failing.",
    "I've changed my mind about cats.",
    "I was wrong about Martha.",
    "I've stopped believing in luck.",
]
NOT_SPANISH: list[str] = [
    "Creo que va a llover.",
    "Creo que perdí las llaves.",
    "Creo que me dejé el horno encendido.",
    "Creo que hoy es martes.",
    "Creo que sí.",
    "Creo que no.",
    "Creo que es gripe.",
    "Creo que está enfadada.",
    "Creo que Ana ha llegado tarde.",
    "Creo que mañana viene Luis.",
    "No creo que venga.",
    "No creo en fantasmas.",
    "Nunca creo que llegue.",
    "¿Creo que la gente cambia?",
    "«Creo que la gente cambia», dijo Ana.",
    "Ana cree que la gente cambia.",
    "Dice que creo en cuentos.",
    "Mi madre está convencida de que el mar cura.",
    "Pienso que debería irme.",
    "Pienso que tengo fiebre.",
    "Creo que voy a dormir.",
    "Creo que he ganado peso.",
    "Creo que estoy enamorada.",
    "Creo que esta noche salimos.",
    "le dejé harina en la oreja, creo",
    "Creo recordar que fue en mayo.",
]
NOT_ENGLISH: list[str] = [
    "I think it's going to rain.",
    "I think I lost my keys.",
    "I think I left the oven on.",
    "I think today is Tuesday.",
    "I think so.",
    "I don't think so.",
    "I think it's the flu.",
    "I think he is angry.",
    "I think Ana is late.",
    "I think Luis is coming tomorrow.",
    "I don't believe in ghosts.",
    "I don't think people change.",
    "I can't believe people do that.",
    "Do I believe people can change?",
    "“I believe people can change,” said Ana.",
    "Ana believes people can change.",
    "My mother is convinced that the sea heals.",
    "She thinks I believe in fairies.",
    "I think I should go.",
    "I think I have a fever.",
    "I think about her all the time.",
    "I think of the sea.",
    "I believe you.",
    "I believe it.",
    "I feel sick.",
    "I believe she meant it.",
    "So I was wrong about all of it.",
    "I used to live here.",
]


@pytest.mark.parametrize(("text", "state"), [
    *((text, "active") for text in SPANISH + ENGLISH), *((text, "revised") for text in REVISED_SPANISH + REVISED_ENGLISH),
])  # fmt: skip
def test_a_belief_is_heard(text: str, state: str) -> None:
    found = list(tenets(text))
    assert [tenet.state for tenet in found] == [state]
    assert found[0].text in text


@pytest.mark.parametrize("text", NOT_SPANISH + NOT_ENGLISH)
def test_a_guess_or_another_mans_belief_is_none(text: str) -> None:
    assert list(tenets(text)) == []
