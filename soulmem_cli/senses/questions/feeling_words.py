"""The words by which questions ask about feelings, folded; by their beginning where a star ends them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from soulmem_cli.domain import Emotion

WORDS: Final[Mapping[Emotion, str]] = {
    Emotion.JOY: """
        alegr* feliz felices felicidad contenta contento contentas contentos contentisim* dichos* disfrut* ilusion* euforic* reir risas
        reimos carcajad* celebr* orgull* alivi* gratitud agradecid* ternura tiern* enamorad* mariposas esperanz* tranquil* paz calma
        satisfech* placer* divertid* querid* amad* gozo encantad* emocionad*
        happy happi* joy glad delight* cheer* laugh* giddy elat* excit* proud pride reliev* relief grateful gratitude thankful
        tender tenderness tenderly love lovely loving loved butterflies hopeful content contented peace* calm satisf* enjoy* fun
        celebrat* ecstat* thrilled thrilling cherish* smil*
    """,
    Emotion.SADNESS: """
        trist* pena llor* sola soledad melancol* nostalg* extrañ* duelo luto depri* desanim* desola* hundid* arrepent* arrepient* culpa
        culpable decepcion* desilusion* dolid* añor* afligid*
        sad sadder saddest sadly sadness saddened cry crying cried cries tears lonel* alone miss missing missed griev* greiv* grief
        mourn* depress* heartbr* regret* guilt* disappoint* hopeless homesick ashamed
    """,
    Emotion.ANGER: """
        enoj* enfad* rabia furi* bronca cabre* encabron* encabrit* indign* coraje rencor odio odie harta irrit* frustr* mosque* resent*
        fastid* injust*
        angry anger furious fury rage mad pissed annoy* irritat* frustrat* resent* fuming livid outrag* hate* unfair jealous* grudge
    """,
    Emotion.FEAR: """
        mied* susto asust* temor temi temia panico ansied* ansios* angusti* nervi* preocup* aterr* terror pavor inquiet* agobi* insegur*
        afraid fear* scared scary scare* fright* terrif* panic* anxi* nervous nerves worr* dread* uneas* terror petrified spooked
    """,
    Emotion.DISGUST: """
        asco asque* asquer* repugn* nause* repuls* repel* guacala grima
        disgust* gross* nause* repuls* revolt* yuck* icky sickened vile
    """,
    Emotion.SURPRISE: """
        sorpren* sorpres* asombr* inesperad* atonit* flipa* flipe flipo alucin* pasmad* increible descoloc* desprevenid*
        surpris* astonish* unexpected* shock* amaz* stunned disbelief startl*
    """,
}
# words that name a feeling in company only: "felt down", but not "turned down"; «me sentí solo», but not «un solo»
IN_COMPANY: Final[Mapping[str, tuple[Emotion, str]]] = {
    "down": (Emotion.SADNESS, r"\b(am|was|were|be|been|being|feel|feels|feeling|felt|so|really|bit|let me|got me) down\b"),
    "hurt": (Emotion.SADNESS, r"\b(feel|feels|feeling|felt|so|really|deeply|badly) hurt\b"),
    "empty": (Emotion.SADNESS, r"\b(feel|feels|feeling|felt|so) empty\b"),
    "sorry": (Emotion.SADNESS, r"\b(feel|feels|feeling|felt|so) sorry\b"),
    "solo": (Emotion.SADNESS, r"\b(sent\w+|siento|est\w+|qued\w+|vi|veo|verme|encontr\w+|tan|muy) solo\b"),
    "vacio": (Emotion.SADNESS, r"\b(sent\w+|siento|est\w+|qued\w+|tan|muy|el|un|este|ese|aquel|gran) vacio\b"),
    "vacia": (Emotion.SADNESS, r"\b(sent\w+|siento|estuve|estaba|estoy|tan|muy) vacia\b"),
    "menos": (Emotion.SADNESS, r"\bech\w+ (tanto |mucho )?de menos\b"),
    "ira": (Emotion.ANGER, r"\b(la|de|con|mi|tanta|mucha) ira\b"),
    "harto": (Emotion.ANGER, r"\b(harto de|(estoy|estaba|estuve|sentia?|tan|muy) harto)\b"),
    "sick": (Emotion.DISGUST, r"\b((made|makes|make) me (feel )?sick|sick to my stomach)\b"),
    "esperaba": (Emotion.SURPRISE, r"\bno ((me|lo|te|la) )*esperaba\b"),
    "expect": (Emotion.SURPRISE, r"\b(never|not|t) expect\b"),
    "guard": (Emotion.SURPRISE, r"\boff (my |his |her )?guard\b"),
}
# and what has the word of a feeling in it, and names none
OTHERWISE: Final = r"""
    (el|la|los|las|un|una|unos|unas|al|del|otr[oa]|ningun)\ extrañ[oa]s?
    | missing\ (?!(her|him|his|home|my|me|you|your|our|the|them|their|people|someone|somebody|everyone|a)\b)\w+
    | miss(ed|ing)?\ (the|my|our|a|his|her)\ (last\ )?(bus|train|plane|flight|boat|ferry|call|turn|stop|deadline|appointment|class)(es|s)?
    | (por|echo|eche|echa|echan|echaron|echar|tiene|tuvo|tienen|tuve|tengo)\ (la\ )?culpa
    | (va[ls]\w*|merec\w+)\ la\ pena
    | pride\ (photo|picture|flag|march|parade|day|week|month|party)
    | gross\ (salary|pay|income|amount|total|margin|weight)
    | (i|we|he|she|they)\ loved?(?!\ (my|him|her|his|its?|the|this|that|being|how|an?|to|you|us|them|our|every|\w+ing)\b)
    | love\ (letter|song|story|life|affair|triangle|handles)s?
"""
