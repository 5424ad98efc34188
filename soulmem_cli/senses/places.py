"""Places that Spanish and English call by other names: Londres is London. None whose name is a word, or a person's, in the other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from soulmem_cli.text import fold

# one place a line of several, Spanish | English; `_` joins words
PLACES: Final = """
    Londres|London; Lisboa|Lisbon; Oporto|Porto; Nueva_York|New_York; Filadelfia|Philadelphia; Nueva_Orleans|New_Orleans;
    Edimburgo|Edinburgh; Dublín|Dublin; Cornualles|Cornwall; Gales|Wales; Escocia|Scotland; Inglaterra|England;
    Irlanda|Ireland; Reino_Unido|United_Kingdom; Estados_Unidos|United_States; España|Spain; Sevilla|Seville; Zaragoza|Saragossa;
    Andalucía|Andalusia; Cataluña|Catalonia; País_Vasco|Basque_Country; Francia|France; París|Paris; Marsella|Marseille;
    Burdeos|Bordeaux; Italia|Italy; Roma|Rome; Milán|Milan; Venecia|Venice; Nápoles|Naples;
    Turín|Turin; Génova|Genoa; Sicilia|Sicily; Cerdeña|Sardinia; Grecia|Greece; Atenas|Athens; Creta|Crete; Alemania|Germany;
    Múnich|Munich; Hamburgo|Hamburg; Fráncfort|Frankfurt; Suiza|Switzerland; Ginebra|Geneva; Berna|Bern;
    Viena|Vienna; Bélgica|Belgium; Bruselas|Brussels; Amberes|Antwerp; Holanda|Holland;
    Países_Bajos|Netherlands; Ámsterdam|Amsterdam; La_Haya|The_Hague; Dinamarca|Denmark; Copenhague|Copenhagen; Suecia|Sweden;
    Estocolmo|Stockholm; Noruega|Norway; Finlandia|Finland; Islandia|Iceland; Polonia|Poland; Varsovia|Warsaw; Cracovia|Krakow;
    Praga|Prague; Hungría|Hungary; Bucarest|Bucharest; Croacia|Croatia; Estambul|Istanbul; Rusia|Russia;
    Moscú|Moscow; Ucrania|Ukraine; Kiev|Kyiv; Egipto|Egypt; El_Cairo|Cairo; Marruecos|Morocco; Tánger|Tangier;
    Marrakech|Marrakesh; Jerusalén|Jerusalem; Japón|Japan; Tokio|Tokyo; Kioto|Kyoto; Corea|Korea; Seúl|Seoul; Pekín|Beijing;
    Tailandia|Thailand; Filipinas|Philippines; Brasil|Brazil; México|Mexico; Ciudad_de_México|Mexico_City; Perú|Peru;
    Panamá|Panama; La_Habana|Havana; Bogotá|Bogota; Canadá|Canada; Sudáfrica|South_Africa; Ciudad_del_Cabo|Cape_Town;
    Nueva_Zelanda|New_Zealand; Mallorca|Majorca; Menorca|Minorca; Canarias|Canary_Islands; Pirineos|Pyrenees;
    Alpes|Alps; Támesis|Thames; Mediterráneo|Mediterranean
"""


def same(name: str) -> list[str]:
    """The name of a place and what the other language calls it, as given first; a name that is no place alone."""
    return [name, *OTHER.get(fold(name), ())]


def one_key() -> dict[str, str]:
    """The folded English name of each place → the Spanish one, so that both are counted as one."""
    return {fold(english): fold(spanish) for spanish, english in pairs()}


def others() -> dict[str, tuple[str, ...]]:
    """Each name, folded → the other one, where the two are written otherwise."""
    found: dict[str, tuple[str, ...]] = {}
    for spanish, english in pairs():
        found[fold(spanish)], found[fold(english)] = (english,), (spanish,)
    return found


def pairs() -> Iterator[tuple[str, str]]:
    """The Spanish and the English name of each place that the two write otherwise."""
    for pair in PLACES.replace("_", " ").split(";"):
        spanish, english = (" ".join(side.split()) for side in pair.split("|"))
        if fold(spanish) != fold(english):
            yield spanish, english


OTHER: Final = others()
