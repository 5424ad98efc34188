"""The scale of an encoder's cosines: what unrelated texts reach with it, and what the same said twice does.

The bundled encoder's was fitted on a year of diary; another's is fitted once, on the few sentences below, when a journal
first lives with it, and kept beside its vectors.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from soulmem_cli.domain.scale import Scale

if TYPE_CHECKING:
    from soulmem_cli.senses.meaning import Encoder


E5_SMALL: Final = Scale(unrelated=0.0, identical=0.85, spread=0.053, raw_centre=0.793, raw_spread=0.018)
LEAST_SPREAD: Final = 0.005

# an entry, the same in the other language, and a question that another entry would answer
SENTENCES: Final = (
    ("Cambié la rueda pinchada bajo la lluvia", "Changed the flat tyre in the rain", "cuándo tuve aquel problema con el coche"),
    ("The vet says the dog only has a cold", "El veterinario dice que el perro solo está resfriado", "what was wrong with our pet"),
    ("Firmamos la hipoteca esta mañana", "We signed the mortgage this morning", "the day we bought the house"),
    ("Burnt the lentils again, ordered pizza", "Se me quemaron las lentejas otra vez, pedimos pizza", "una cena que salió mal"),
    ("Marina aprobó el examen de conducir", "Marina passed her driving test", "good news about her licence"),
    ("My boss moved the meeting to Thursday", "Mi jefa movió la reunión al jueves", "qué pasó con la reunión del trabajo"),
    ("Encontré una carta del abuelo en el altillo", "Found a letter from grandpa in the attic", "old family papers"),
    ("Ran ten kilometres without stopping", "Corrí diez kilómetros sin parar", "mi mejor entrenamiento"),
    ("El vecino pone la música altísima de madrugada", "The neighbour plays loud music at night", "noise complaints"),
    ("Planted tomatoes on the balcony", "Planté tomates en el balcón", "lo que cultivé en casa"),
)


def fit(encoder: Encoder) -> Scale:
    """The scale of an encoder, from the sentences above; `identical` is what translations reach, or at least half of it."""
    from statistics import fmean, pstdev  # brings fractions and decimals, which no start should pay for

    from soulmem_cli.senses.meaning.similarity import dot

    passages = encoder.passages([text for row in SENTENCES for text in row[:2]])
    first, second = passages[::2], passages[1::2]
    questions = [encoder.query(row[2]) for row in SENTENCES]
    count = range(len(SENTENCES))
    apart = [dot(a, b) for i, a in enumerate(first) for j, b in enumerate(first) if i != j]
    asked = [dot(questions[i], side[j]) for i in count for j in count for side in (first, second) if i != j]
    same = fmean([dot(first[i], second[i]) for i in count])
    spread = max(LEAST_SPREAD, pstdev(asked))
    unrelated = fmean(apart)
    # a model of one language puts translations far apart: its own words said twice reach 1
    return Scale(unrelated, max(same, (1 + unrelated) / 2), spread, fmean(asked), spread)
