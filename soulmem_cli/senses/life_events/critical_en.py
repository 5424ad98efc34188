"""What a life is told by, in English: folded text, those closest in capitals (closest.py)."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.life_events.kinds import CRITICAL, LIFE_AND_DEATH, Kind

KINDS: Final = (
    Kind("death", LIFE_AND_DEATH, (
        r"(?:^|[.] )(?:funeral|burial|cremation) (?:on |is )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today"
        r"|at)\b",
        r"\bMINE'?s (?:ashes|funeral)\b",
        r"\bMINE(?: \w+)? (?:has |just )?(?:died|passed away|passed|is dead|was killed|was murdered|took (?:his|her) own life"
        r"|slipped away)\b(?! (?:the|by|me|his|her|on)\b)",
        r"\bMINE(?:'s| is) gone(?=[.,!]|$| at \d)",
        r"\b(?:we |i )?(?:buried|lost|laid) (?:my|our) (?:\w+ )?KIN\b(?!')",
        r"\b(?:we|i) (?:buried|lost) (?:mum|mom|mam|dad|da|nan|gran|grandma|grandpa)\b",
        r"^(?:buried|lost) (?:mum|mom|mam|dad|da|nan|gran|grandma|grandpa)\b",
    )),
    Kind("birth", LIFE_AND_DEATH, (
        r"\b\d{1,2} ?lbs?,? \d{1,2}(?: ?oz)?\b(?! of)",
        r"\b(?:my|our) KIN (?:was|were|is|are) (?:finally )?(?:born|here)\b(?! (?:to|for|in|with|under|and|now|all|at)\b)",
        r"\b(?:i|my wife|she|my sister|my daughter) gave birth\b",
        r"\bi'?m (?:finally )?a (?:dad|mum|mom|mam|father|mother|grandmother|grandad|granddad|grandfather|nan|granny|grandma"
        r"|grandpa)\b(?! (?:of|who|to|and)\b)",
        r"\bborn at \d",
        r"\bit'?s a (?:girl|boy)\b",
    )),
    Kind("engaged", LIFE_AND_DEATH, (
        r"(?:^|[.!] )(?!(?:boss|council|committee|he|they|she|we)\b)\w+ (?:has )?proposed(?=[.!]| with| on | in the| at )",
        r"\b(?:proposed to (?:me|him|her)|asked me to marry|i (?:finally )?proposed(?! (?:a|an|the|that|we|some|to (?:the|my boss"
        r"|them))\b)|(?:asked|ask) (?:her|him|\w+) to marry me|we(?:'re| are| got|'ve got) engaged|i'?m engaged|getting engaged today"
        r"|got engaged)\b",
        r"\b(?:she|he) said yes(?=[!.\s]*$|!)",
        r"\bi said yes\b[^.!?]{0,50}\b(?:ring|marry|married|wedding|engaged|fianc)",
        r"\b(?:ring|knee|marry|propos\w+|wedding)\b[^!?]{0,80}\bsaid yes\b",
        r"\bsaid yes,? (?:and )?we'?re getting married\b",
        r"\b(?:got|went) down on (?:one|a|his|her) knee\b",
    )),
    Kind("wedding", LIFE_AND_DEATH, (
        r"(?:^|[.!] )(?:i )?(?:married \w+ (?:today|yesterday|at|this)|eloped|married[.])",
        r"\beloped\b",
        r"\b(?:we (?:just |finally |have )?got married|i got married|we eloped|we(?:'re| are) (?:finally |now |officially )?married"
        r"|we tied the knot)\b",
    )),
    Kind("diagnosis", CRITICAL, (
        r"\bMINE(?:'s got| has) (?:dementia|alzheimer's)\b",
        r"\b(?:i have|i've got|i have got) ms\b",
        r"\bmargins (?:clean|clear)\b",
        r"\bscan(?:'s| is| was) (?:clean|clear)\b",
        r"\bno cancer anywhere\b",
        r"(?:^|[.!?:] )(?:it's |its |idiopathic |stage \w+ )?(?:\w+ )?(?:cancer|parkinson's|alzheimer's|glioblastoma|leuk\w+"
        r"|invasive ductal|hiv positive|metastas\w+|it is als)(?=[.,:]|$)",
        r"\bconfirmed (?:als|ms|cancer)\b",
        r"\btumou?r(?:'s| is) (?:back|gone|inoperable)\b",
        r"\b(?:i|i've been|MINE|MINE (?:has|was)|i was|i got|got|been)(?: just)?(?: been)? diagnosed\b",
        r"\b(?:i(?:'ve| have)(?: got)?|MINE(?:'s| has| has got|'s got)|it'?s|it is|it was) (?:\w+ )?(?:cancer|leuk\w+|parkinson'?s"
        r"|huntington'?s|lymphoma|a (?:brain )?tumou?r|melanoma|alzheimer'?s|malignant)\b(?! (?:free|research|charity|season|sun)\b)",
        r"\b(?:confirmed|is|it's) (?:parkinson'?s|alzheimer'?s|huntington'?s)\b",
        r"\bthe biopsy (?:was|is|came back) (?:positive|malignant)",
        r"\b(?:it'?s|is|was|came back) malignant\b",
        r"\b(?:MINE|it|he|she|i)(?:'s|'m| is| am)? (?:is )?terminal\b",
        r"\b(?:weeks|months) (?:left )?to live\b",
        r"\b(?:into|moved to|went to|is in|'s in) (?:a |the )?hospice\b(?! shop)",
        r"\bpalliative\b",
        r"\b(?:cancer|it)(?:'s| has)? spread to\b",
        r"\bstage (?:4|four|iv)(?! of\b)(?= \w*(?:cancer|lung|breast|colon|pancrea|liver|melanoma|lymph)|[.,!]|$)",
        r"\bcancer(?:'s| is| came| has come| has)? (?:back|returned)\b",
        r"\b(?:got|gave|given|have|is|am|officially)[^.!?]{0,15} (?:the )?all[- ]clear\b",
        r"\bin remission\b",
        r"\bcancer[- ]free\b",
        r"\bno evidence of disease\b",
        r"\brang the bell\b",
        r"\bMINE (?:didn't|doesn't|did not|no longer) (?:know who i (?:am|was)|know me|recogni[sz]e me|knows me)\b",
    )),
    Kind("life at risk", CRITICAL, (
        r"\bfound MINE(?: \w+)? alive\b",
        r"\b(?:found|is|'s|they're|are)(?: \w+)? alive\b(?=[.,!]|$)",
        r"(?:^|[.!] )(?:a )?(?:second )?(?:heart attack|stroke)(?=[.,]|$)",
        r"(?:^|[.,!] |\b(?:he|she|MINE)(?:'s| is| was|'d stopped)? )not breathing\b",
        r"\b(?:leg|arm|foot) amputated\b",
        r"\bMINE(?: \w+)? collapsed\b",
        r"\bwoke up from (?:the|a|his|her) coma\b",
        r"\b(?:in|into|to|out of)(?: the)? (?:intensive care|icu|nicu|picu)\b",
        r"\b(?:on|off) (?:life support|a ventilator|the ventilator)\b",
        r"\b(?:MINE|he|she|they)[^.!?]{0,20} in a coma\b",
        r"\b(?:MINE|i|he|she)(?:'s|'ve| has| have|'d)?(?: just)?(?: \w+)? (?:had|having|suffered|has had) (?:a|another)"
        r" (?:\w+ )?(?:stroke|heart attack|cardiac arrest|brain bleed|aneurysm)\b",
        r"\b(?:got|found|have|there'?s|is) (?:a |the |him a |her a |me a )?(?:donor|transplant|new (?:kidney|liver|heart|lung)|kidney)\b",
        r"\b(?:heart|kidney|liver|lung|marrow) transplant\b",
        r"\bsaved (?:my|his|her|our|a) life\b(?! (?:this|today'?s)\b)",
        r"\b(?:i|we) (?:did|gave|started) (?:him |her )?cpr\b",
        r"\bstopped breathing\b",
    )),
    Kind("pregnancy", CRITICAL, (
        r"\bMINE (?:had a (?:stillbirth|miscarriage)|miscarried|lost (?:the|her|their) baby)\b",
        r"(?:^|[.!] )pregnant[.!]",
        r"\b(?:i'?m|we'?re|i am|we are|MINE(?:'s| is)|she'?s) (?:pregnant|having (?:a baby|twins(?! of))|expecting a baby)\b",
        r"\btwo pink lines\b",
        r"^two lines(?=[.,!])",
        r"\b(?:i|we)(?:'ve)? (?:had (?:a|another) miscarriage|(?:have )?miscarried|lost (?:the|our) (?:baby|twins|pregnancy))\b",
        r"^miscarried\b",
        r"\b(?:no|couldn't find (?:a|the)|can't find (?:a|the)|there'?s no|is no|wasn't a|without a) heartbeat\b",
        r"\bstill ?born\b",
        r"\bborn still\b",
        r"\b(?:waters?|membranes) (?:broke|ruptured)\b",
        r"\bcontractions\b[^.!?]{0,40}\b(?:weeks?|too early|minutes)\b",
        r"\b(?:born )?(?:\w+ )?weeks early\b",
        r"\b(?:in|into) (?:an|the) incubator\b",
    )),
    Kind("adoption", CRITICAL, (
        r"\badoption(?:'s| is| was| has been| came| went)? (?:final|finalised|finalized|approved|through|granted|official)\b",
        r"\bapproved (?:to adopt|as adopters|for adoption)\b",
        r"\bwe(?:'ve| have)? adopted (?:a (?:baby|boy|girl|child|son|daughter)|our|him|her)\b",
        r"\bi'?(?:m| was| am) adopted\b",
    )),
    Kind("divorce", CRITICAL, (
        r"(?:^|[.!] )divorced(?:[.!]| him| her)",
        r"\b(?:signed (?:the|my|our) divorce|divorce(?:'s| is| was| has| came| went)?(?: been)? (?:final|finalised|finalized|through"
        r"|granted)|divorce papers|(?:he|she) wants a divorce|we'?re getting (?:a )?divorced?|filed for divorce"
        r"|asked (?:me )?for a divorce|told (?:him|her) i want a divorce|got divorced|decree absolute)\b",
    )),
    Kind("betrayal", CRITICAL, (
        r"\b(?:another|other) wife\b",
        r"\bfound (?:his|her|\w+'s) dating profile\b",
        r"\b(?:MINE|he|she|(?:he|she)'?s|MINE'?s)[^.!?]{0,20} (?:cheated on me|cheating on me|been cheating|having an affair"
        r"|had an affair|sleeping with|slept with (?:my|her|him)|been sleeping with)\b",
        r"\b(?:has|had|have|a|his|her) (?:a )?(?:second|another|secret|whole other) family\b",
        r"\bdouble life\b",
        r"\b(?:his|her|their|the) affair\b(?! of\b)",
        r"\b(?:isn't|is not|wasn't|was not|not) my (?:real |biological |birth )?(?:dad|father|mum|mom|mother|son|daughter|child|kid)\b",
        r"\b(?:the )?dna (?:test|results?)?\b[^.!?]{0,40}\b(?:father|mother|brother|sister|related|not a|match)\b",
        r"\b(?:gambled(?: away)?|emptied|drained|cleaned out|blew|stole|lost) (?:all )?(?:of )?(?:our|the|my|her|his"
        r"|their)?(?: joint| entire| whole| life)* ?(?:savings|account|college fund)\b",
        r"\bsavings(?: account)?(?:'s| is| are) (?:gone|empty)\b",
        r"\bgambled (?:it|everything|the house)\b",
    )),
    Kind("violence", CRITICAL, (
        r"\b(?:threaten\w*|said he'?d|going to|gonna|tried to|will) (?:to )?kill (?:me|us|my)\b",
        r"\bdeath threats?\b",
        r"\bthreatened me with\b",
        r"\b(?:pulled|put|held) a (?:gun|knife) (?:on|to|at)\b",
        r"\b(?:he|she|they|uncle \w+|i was|MINE was|was|got|been) (?:sexually )?(?:raped|assaulted|molested|abused)(?: me)?\b",
        r"\b(?:raped|molested|assaulted|abused) (?:me|MINE)\b",
        r"\b(?:he|MINE|she|my ex)(?: \w+)? (?:hit|beat|punched|choked|strangled|slapped|kicked) me\b(?! (?:at|in (?:the )?(?:chess"
        r"|scrabble|final)|to it|that|with)\b)",
        r"\bhands? (?:around|round|on) my (?:throat|neck)\b",
        r"\b(?:stalking me|being stalked|my stalker|restraining order|barring order|non-molestation)\b",
        r"\b(?:hidden|secret|spy) cameras?\b",
        r"\bcamera in (?:the|my|our) (?:bathroom|shower|bedroom|room|toilet|changing)\b",
        r"\b(?:kidnapped|abducted)\b(?! by (?:aliens|pirates))[^.!?]{0,20}\b(?:me|MINE)\b",
        r"\bMINE[^.!?]{0,15} (?:been |was |were |got )(?:kidnapped|abducted|taken)\b",
        r"\bMINE(?:'s| is| went| has gone|'s gone) missing\b",
        r"\b(?:MINE|i|he|she) (?:was|got|has been|been) (?:stabbed|shot)\b(?! (?:down|in the back by|of)\b)",
        r"\b(?:stabbed|shot) (?:me|MINE)\b",
        r"\b(?:gun|knife)point\b",
        r"\b(?:active shooter|gunman)\b(?! drill)",
    )),
    Kind("justice", CRITICAL, (
        r"\bMINE(?:'s| has)? (?:been |was )?sentenced\b",
        r"(?:^|[.!] )sentenced(?= today| yesterday| to (?:\w+ )?(?:\w+ )?(?:years|months|life)|[.:])",
        r"\bcharges (?:were |are )?dropped\b",
        r"(?:^|[.!] )not guilty\b",
        r"\b(?:who (?:killed|murdered|ran over|hit|raped|shot|stabbed)|killed|killer|murderer)\b[^.!?]{0,30}\b(?:MINE"
        r"|me)?\b[^.!?]{0,30}\b(?:free|acquitted|released|parole|not guilty|probation|suspended|guilty|years|out)\b",
        r"\bMINE'?s (?:killer|murderer)\b",
        r"\b(?:i|MINE|he|she|they|i've|i was|they've)(?: \w+)? (?:been |was |were |got |is |am |have |has )*(?:arrested|sentenced to"
        r"|convicted|in (?:jail|prison)|behind bars|sent to prison)\b",
        r"\barrested (?:me|MINE)\b",
        r"\b(?:out of|released from|got out of|to|sent to) (?:prison|jail)\b",
    )),
    Kind("ruin", CRITICAL, (
        r"\b(?:i|we)(?:'ve| have)? (?:just )?won the (?:lottery|powerball|lotto|euromillions|jackpot)\b",
        r"\b(?:house|home|flat|place|farm|apartment|trailer|building)(?:'s| has| is)?(?: \w+)? (?:burned|burnt|gone|on fire|flooded"
        r"|underwater|under water)\b(?! (?:up for|quiet|cold)\b)",
        r"\b(?:fire|flood|hurricane|tornado) (?:took|got|destroyed) (?:the|our|my|everything)\b",
        r"\blost (?:the house|everything) (?:in|to) (?:the|a) (?:fire|flood|storm|hurricane)\b",
        r"\b(?:(?:we|they|us|i|village|town|street|building)(?:'re| are| were| was|'ve been|'s been| been| got| have to| had to"
        r"| being)?(?: \w+)? (?:shell(?:ed|ing)|bomb(?:ed|ing)|evacuat\w+)|(?:missile|rocket|shell|bomb)s? (?:hit|fell|landed|again)"
        r"|(?:the|more|heavy) shelling|air raid siren|evacuation order|mandatory evacuation)\b",
        r"\bearthquake\b[^!?]{0,60}\b(?:collapsed|came down|dead|buried|rubble|lost|gone|killed|stuck)\b",
        r"\b(?:under|in) the rubble\b",
        r"\b(?:bankrupt(?:cy)?|filed chapter (?:7|11|13)|repossess\w*|foreclos\w+)\b",
    )),
    Kind("self-harm and addiction", CRITICAL, (
        r"\b(?:tried|attempted|wanted|going|planned) (?:to )?(?:kill (?:himself|herself|myself|themselves)|end (?:my|his|her) life"
        r"|take (?:my|his|her) own life)\b",
        r"\bsuicide attempt\b",
        r"\b(?:attempted suicide|overdosed|overdose)\b",
        r"\b(?:i|he|she|MINE|i've|he's|she's)(?: have| has)? (?:relapsed|drank again|started drinking again|fell off the wagon)\b",
        r"^relapsed\b",
        r"\b(?:years?|months) (?:sober|clean)\b(?! (?:of|up))",
        r"\bsober (?:for )?(?:\w+ )?(?:years|a year|months)\b",
    )),
    Kind("belonging", CRITICAL, (
        r"\b(?:(?:been|was|were|got|being|getting|they|to be|is|are) deport(?:ed|ing)?(?: MINE)?|deportation (?:order|hearing|notice)"
        r"|(?:granted|given|got|denied|refused) asylum|asylum (?:was |is |claim was )?(?:granted|approved|denied|refused)"
        r"|refugee status|ice (?:took|got|has)|leave to remain)\b",
        r"\b(?:i|he|she|MINE)(?: \w+)? (?:came out|finally came out)(?: (?:to|as)\b|[.!]|$)",
        r"\b(?:told|tell) (?:MINE|them|everyone|her|him)[^.!?]{0,15} (?:i'?m|i am|that i'?m|he'?s|she'?s) (?:gay|trans|bi|a lesbian"
        r"|bisexual|queer)\b",
        r"\b(?:MINE|he|she|they)(?: \w+)? (?:told (?:me|us) (?:that )?)?(?:he'?s|she'?s|they'?re|is) (?:gay|trans|bi|bisexual|a lesbian"
        r"|queer)\b",
        r"\b(?:met|found|traced|spoke to|rang|heard from) my (?:birth|biological|real) (?:mother|father|mum|mom|dad|sister|brother)\b",
    )),
)  # fmt: skip
