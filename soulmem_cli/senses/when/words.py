"""The words of time in Spanish and English, accents folded: what each one names."""

from __future__ import annotations


def _table(*lines: str, first: int = 1) -> dict[str, int]:
    """Number the lines from `first`; every word of a line gets the line's number."""
    return {word: number for number, line in enumerate(lines, first) for word in line.split()}


MONTHS = _table(
    "enero january ene jan",
    "febrero february feb febr",
    "marzo march mar",
    "abril april abr apr",
    "mayo may",
    "junio june jun",
    "julio july jul",
    "agosto august ago agto aug",
    "septiembre setiembre september sep sept",
    "octubre october oct",
    "noviembre november nov",
    "diciembre december dic dec",
)
WEEKDAYS = _table(
    "lunes monday lun mon",
    "martes tuesday mar tue tues",
    "miercoles wednesday mie mier mierc wed weds",
    "jueves thursday jue juev thu thur thurs",
    "viernes friday vie vier fri",
    "sabado saturday sab sat",
    "domingo sunday dom sun",
    first=0,
)
WEEKDAY_PLURALS = _table(
    "lunes mondays",
    "martes tuesdays",
    "miercoles wednesdays",
    "jueves thursdays",
    "viernes fridays",
    "sabados saturdays",
    "domingos sundays",
    first=0,
)
AMBIGUOUS_ALONE = frozenset(("mar", "ago"))  # the sea, "ago": never a date by themselves

SECOND, MINUTE, HOUR, DAY, WEEK, WEEKEND = "second", "minute", "hour", "day", "week", "weekend"
FORTNIGHT, QUINCENA, MONTH, QUARTER, HALF = "fortnight", "quincena", "month", "quarter", "half"
YEAR, LUSTRUM, DECADE, CENTURY = "year", "lustrum", "decade", "century"
UNITS = {
    word: unit
    for unit, line in {
        SECOND: "segundo segundos second seconds seg segs sec secs",
        MINUTE: "minuto minutos minute minutes min mins minutito minutitos",
        HOUR: "hora horas hour hours hr hrs hs horita horitas",
        DAY: "dia dias day days diita",
        WEEK: "semana semanas week weeks sem wk wks semanita semanitas",
        FORTNIGHT: "fortnight fortnights",
        QUINCENA: "quincena quincenas",
        MONTH: "mes meses month months",
        QUARTER: "trimestre trimestres quarter quarters",
        HALF: "semestre semestres",
        YEAR: "ano anos year years yr yrs",
        LUSTRUM: "lustro lustros",
        DECADE: "decada decadas decade decades",
        CENTURY: "siglo siglos century centuries",
        WEEKEND: "finde findes weekend weekends",
    }.items()
    for word in line.split()
}
SHORT_UNITS = {
    "s": SECOND,
    "m": MINUTE,
    "h": HOUR,
    "d": DAY,
    "w": WEEK,
    "y": YEAR,
    "min": MINUTE,
    "mins": MINUTE,
    "hr": HOUR,
    "hrs": HOUR,
    "sem": WEEK,
    "mo": MONTH,
    "yr": YEAR,
    "sec": SECOND,
    "seg": SECOND,
}

SEASONS = _table("primavera spring springtime", "verano summer summertime", "otono autumn fall", "invierno winter wintertime", first=0)
PARTS = {
    word: part
    for part, line in {
        "dawn": "madrugada amanecer alba dawn sunrise",
        "morning": "manana mananita morning mornin",
        "noon": "mediodia",
        "afternoon": "tarde tardecita afternoon arvo avo siesta",
        "evening": "evening atardecer anochecer dusk sunset",
        "night": "noche nochecita night nite",
    }.items()
    for word in line.split()
}

ORDINALS = _table(
    "first primer primero primera",
    "second segundo segunda",
    "third tercer tercero tercera",
    "fourth cuarto cuarta",
    "fifth quinto quinta",
    "sixth sexto sexta",
    "seventh septimo septima",
    "eighth octavo octava",
    "ninth noveno novena",
    "tenth decimo decima",
    "eleventh undecimo",
    "twelfth duodecimo",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
    "twentieth",
) | {"thirtieth": 30}
ORDINAL_ENDINGS = frozenset("st nd rd th o a er ro ero ra era do da to ta mo ma vo va no na º ª °".split())

SMALL = _table(
    "cero zero",
    "uno one",
    "dos two",
    "tres three",
    "cuatro four",
    "cinco five",
    "seis six",
    "siete seven",
    "ocho eight",
    "nueve nine",
    "diez ten",
    "once eleven",
    "doce twelve",
    "trece thirteen",
    "catorce fourteen",
    "quince fifteen",
    "dieciseis sixteen",
    "diecisiete seventeen",
    "dieciocho eighteen",
    "diecinueve nineteen",
    "veinte twenty",
    "veintiuno veintiun veintiuna",
    "veintidos",
    "veintitres",
    "veinticuatro",
    "veinticinco",
    "veintiseis",
    "veintisiete",
    "veintiocho",
    "veintinueve",
    first=0,
) | {"dozen": 12, "docena": 12}
TENS = {
    "treinta": 30,
    "thirty": 30,
    "cuarenta": 40,
    "forty": 40,
    "fourty": 40,
    "cincuenta": 50,
    "fifty": 50,
    "sesenta": 60,
    "sixty": 60,
    "setenta": 70,
    "seventy": 70,
    "ochenta": 80,
    "eighty": 80,
    "noventa": 90,
    "ninety": 90,
}
HUNDREDS = {
    "cien": 100,
    "ciento": 100,
    "hundred": 100,
    "doscientos": 200,
    "doscientas": 200,
    "trescientos": 300,
    "trescientas": 300,
    "cuatrocientos": 400,
    "quinientos": 500,
    "seiscientos": 600,
    "setecientos": 700,
    "ochocientos": 800,
    "novecientos": 900,
}
THOUSANDS = frozenset(("mil", "thousand"))
DECADES = {
    "nineties": 90,
    "eighties": 80,
    "seventies": 70,
    "sixties": 60,
    "fifties": 50,
    "forties": 40,
    "thirties": 30,
    "twenties": 20,
    "noughties": 0,
    "aughts": 0,
}
DECADES_ES = {"noventa": 90, "ochenta": 80, "setenta": 70, "sesenta": 60, "cincuenta": 50, "cuarenta": 40, "treinta": 30, "veinte": 20}

LAST = "last|previous|past|prior|pasado|pasada|ultimo|ultima|anterior"
LAST_AFTER = "pasado|pasada|anterior|ultimo|ultima"
THIS = "this|este|esta|current|actual"
NEXT = "next|coming|upcoming|proximo|proxima|siguiente|following"
NEXT_AFTER = "proximo|proxima|siguiente|entrante|next"
THE = "el|la|los|las|the"
OF = "de|del|of|in"
