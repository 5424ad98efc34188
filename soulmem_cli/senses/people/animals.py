"""Names that a text tells to be an animal's: «mi perro Rufo», "Olive, our cat", «Toby ladró», "Rocky's tail"."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.people.cues import ANDS, words
from soulmem_cli.senses.people.spans import START, Span, Token

BEASTS: Final = words(
    "perro perra perrito perrita perrazo perrete cachorro cachorra cachorrito cachorrita gato gata gatito gatita gatete minino minina"
    " conejo coneja conejito hamster cobaya cuy huron loro cotorra periquito canario tortuga yegua caballo potro poni burro burra vaca"
    " ternero ternera cabra cabrito oveja gallina gallo galgo galga podenco mastin labrador caniche bulldog"
    " dog doggo dogs puppy pup pups cat cats kitten kitty hound terrier collie spaniel greyhound beagle poodle retriever pug corgi"
    " dachshund whippet lurcher sheepdog rabbit bunny hamster ferret parrot budgie budgerigar cockatiel tortoise turtle horse mare"
    " pony foal donkey cow heifer calf goat ewe rooster goldfish gerbil tabby"
)
DOES: Final = words(  # what only animals do; people bark and growl too
    "ladro ladra ladraba ladrando maullo maulla maullaba maullando ronronea ronroneo ronroneaba ronroneando aullo aullaba relincho"
    " meowed meows meowing miaowed purred purrs purring neighed whinnied"
)
HAS: Final = words("bozal hocico rabo arenero comedero paw paws tail whiskers snout litter kibble hooves fleas")
OWNERS: Final = words(
    "mi tu su nuestro nuestra mis my our your his her their the el la un una a an al del old viejo vieja pobre poor little"
)
ENDS: Final = words("y e que that who and but pero o or de del next of from")  # after a beast, where no "walker" follows
NAMED: Final = words("llamado llamada llamo llama llamaba called named puse pusimos es is se le que who")


def told(found: list[Token], span: Span) -> bool:
    """Whether the words around a name say that it is an animal's; in a list of who was there («Ana, el perro y yo») they do not."""
    first, last = span
    return kind_before(found, first, last) or kind_after(found, first, last) or does(found, last) or belongs(found, first, last)


def near(found: list[Token], at: int) -> Token | None:
    """The word at a place, when there is one."""
    return found[at] if 0 <= at < len(found) else None


def kind_before(found: list[Token], first: int, last: int) -> bool:
    """«Mi perro Rufo», "our cat, Olive, …", «un gato que se llama Tigre»."""
    at = first - 1
    while at >= 0 and at > first - 5 and found[at].key in NAMED and not found[at + 1].gap.strip():
        at -= 1
    gap = found[first].gap.strip()
    if at < 0 or found[at].key not in BEASTS or found[at].owns or found[at + 1].gap.strip() not in ("", ","):
        return False
    return gap == "" or (gap == "," and apart(near(found, last + 1)))


def apart(then: Token | None) -> bool:
    """Whether a second comma closes what was put between two, and no list goes on."""
    return then is not None and then.gap.strip() == "," and not then.capital and then.key not in ANDS


def kind_after(found: list[Token], first: int, last: int) -> bool:
    """«Thor, el perro del vecino», "Oscar the cat sat", «Mía es mi gata»."""
    one, two, three = (near(found, last + step) for step in (1, 2, 3))
    if one is None or two is None or found[last].owns:
        return False
    gap, said = one.gap.strip(), one.key in ("es", "is", "era", "was")
    if one.key in OWNERS and two.key in BEASTS and not two.gap.strip() and not two.owns:
        if gap in (",", "("):
            return closed(three) and (three is None or three.key not in ANDS)
        return not gap and one.key in ("the", "el", "la") and found[first].opens == START and (three is None or three.key not in ANDS)
    beast = three is not None and two.key in OWNERS and three.key in BEASTS and not three.owns
    return said and not gap and beast and closed(near(found, last + 4))


def closed(then: Token | None) -> bool:
    """Whether what names a beast ends before a word: a "dog walker" and a "hen weekend" are none."""
    return then is None or bool(then.gap.strip()) or then.key in ENDS


def does(found: list[Token], last: int) -> bool:
    """«Toby ladró», "Milo is purring"."""
    one, two = near(found, last + 1), near(found, last + 2)
    if one is None or one.gap.strip() or found[last].owns:
        return False
    if one.key in DOES:
        return True
    return two is not None and not two.gap.strip() and two.key in DOES and one.key in ("is", "was", "esta", "estaba", "no", "just")


def belongs(found: list[Token], first: int, last: int) -> bool:
    """«El rabo de Rufo», "Rocky's paw"."""
    one = near(found, last + 1)
    if found[last].owns and one is not None and one.key in HAS:
        return True
    return first > 1 and found[first - 1].key == "de" and found[first - 2].key in HAS and not found[first].gap.strip()
