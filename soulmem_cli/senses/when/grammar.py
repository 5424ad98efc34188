"""The whole grammar, gathered from its parts."""

from __future__ import annotations

from soulmem_cli.senses.when import (
    amounts,
    annual,
    beside,
    clock_times,
    days,
    monthly,
    numeric,
    periods,
    points,
    ranges,
    stages,
    weeks,
    years,
)
from soulmem_cli.senses.when.classes import CLASSES
from soulmem_cli.senses.when.engine import Grammar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from soulmem_cli.senses.when.engine import Rules

FEAST_WORDS = frozenset(
    """
    ano new reyes epifania epiphany twelfth kings australia candelaria candlemas groundhog valentin
    valentines valentine
    enamorados amor mujer womens patricks paddys patricio jose april earth tierra jordi jorge libro
    georges anzac trabajo
    trabajador trabajadores may isidro juneteenth juan midsummers midsummer canada independence july
    fermin bastille
    santiago asuncion assumption agosto merce hispanidad pilar raza halloween hallowe hallows brujas
    santos saints
    muertos dead difuntos souls bonfire fawkes veterans armistice remembrance constitucion inmaculada
    immaculate
    guadalupe lucia nochebuena noche navidad navidades christmas xmas x boxing esteban stephens
    inocentes nochevieja nye
    silvestre lardero thursday carnaval carnavales mardi shrove pancake fat ceniza ash dolores ramos
    palm santo maundy
    holy gloria easter resurreccion pascua good ascension pentecostes pentecost whit corpus corpus
    luther mlk presidents
    memorial labor labour columbus indigenous thanksgiving accion semana puente black cyber madre madres
    mothers padre
    fathers burns hogmanay brigids andrews davids carnival mothering bank
""".split()
)


def _feasts() -> Rules:
    from soulmem_cli.senses.when.holidays import load

    return load()


GRAMMAR = Grammar(
    [
        points.RULES,
        days.RULES,
        amounts.RULES,
        clock_times.RULES,
        annual.RULES,
        monthly.RULES,
        weeks.RULES,
        years.RULES,
        periods.RULES,
        stages.RULES,
        numeric.RULES,
        ranges.RULES,
        beside.RULES,
    ],
    CLASSES,
    {"holiday": (FEAST_WORDS, _feasts)},
)
