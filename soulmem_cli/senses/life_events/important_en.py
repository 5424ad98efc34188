"""Turns, losses, firsts and decisions, in English: folded text, those closest in capitals (closest.py)."""

from __future__ import annotations

from typing import Final

from soulmem_cli.senses.life_events.kinds import IMPORTANT, Kind

KINDS: Final = (
    Kind("work", IMPORTANT, (
        r"\b(?:i|i've|have|MINE)(?: \w+)? lost (?:my|his|her) job\b",
        r"^lost my job\b",
        r"(?:^|[.!] )(?:promoted to|laid off after|sold the business|closed the shop)\b",
        r"\b(?:made partner|passed over (?:for|again))\b",
        r"\b(?:boss|him|her|them)[^.!?]{0,25} and quit[.]",
        r"(?:^|[.!] )(?:sacked|fired|laid off)[.!]",
        r"(?:^|[.!] )(?:quit the \w+[.]|handed in (?:my )?notice)",
        r"\b(?:got|offered me|i was offered|landed|got offered|start(?:ed)? (?:at )?|i have) (?:a |the |that "
        r"|my )?(?:\w+ )?(?:promotion|promoted|job|position)\b(?! (?:done|lot|interview|centre|list|description|application)\b)",
        r"\b(?:i|i've|i'm|i was|MINE|he|she) (?:got|was|been|being|am|were|have been|has been) (?:promoted|fired|laid off|sacked"
        r"|made redundant|let go(?! (?:early|first|of)))\b",
        r"\b(?:got|been) (?:fired|sacked|laid off|promoted|made redundant|let go)\b",
        r"\bthey (?:let me go|fired me|sacked me|laid me off)\b",
        r"\b(?:handed|gave|given|put|hand)(?: in)? (?:in )?my (?:two weeks'? |own )?notice\b",
        r"\bmy notice(?:'s)? in\b",
        r"\b(?:i|i've|have) (?:resigned|quit (?:my|the) job)\b",
        r"^(?:i )?(?:resigned|quit)(?=[.!,]| (?:my|the) job| today| this morning| after| without)",
        r"\bi quit[.!]",
        r"\bsent (?:in )?my resignation\b",
        r"\bfirst day (?:at (?:the|my) (?:new )?(?:job|work|office|hospital|firm|salon|shop|garage|station|ward|company)|at work"
        r"|of work|in (?:the|my) new|on the (?:job|ward))\b",
        r"\bsigned (?:the|my|a) (?:permanent |new )?contract\b(?! for (?:the )?(?:gas|phone|internet|electric\w*|broadband))",
        r"\b(?:started|start) (?:my|the|a) new job\b",
        r"\bfirst (?:paycheck|payslip|pay ?packet|wages?)\b(?! (?:i|you) ever)",
        r"\b(?:i|MINE|i've|i'm)(?: have| has| just| am)? (?:officially )?retired?\b(?! (?:to bed|early to|for the night)\b)",
        r"^retired\b",
        r"\bmy last (?:day|shift)\b[^.!?]{0,30}\b(?:work|job|ward|school|years)\b",
        r"\b(?:asked|wants|offered) (?:if )?(?:me|i'?d?) (?:to |would )?(?:take (?:over|on) (?:the|his|her)|run the)\b",
        r"\b(?:i'm|we're|i'll be) taking over the (?:business|shop|farm|pub|garage|firm|practice|restaurant)\b",
        r"\b(?:opened|opening) (?:my|our)(?: own)? (?:shop|business|practice|cafe|restaurant|studio|salon|garage|bakery)\b",
        r"\b(?:bought|buying) the (?:business|shop|pub|farm)\b",
        r"\bsigned (?:the|a) lease\b",
        r"\b(?:stole|presented|passed off|pitched|took credit for|nicked|taken) (?:all )?my (?:\w+ )?(?:idea|work|design|project|report"
        r"|pitch|slides)\b",
        r"\btook (?:the|all the) credit for my\b",
    )),
    Kind("studies", IMPORTANT, (
        r"\b(?:i graduated|graduated (?:today|yesterday|from)|MINE graduated|(?:defended|submitted|passed|handed in) my (?:thesis"
        r"|dissertation|viva|phd)|passed (?:my|the) viva|got my (?:degree|diploma|phd)|graduation day)\b",
        r"\b(?:i|i've|MINE|just|finally|he|she)(?: \w+)? (?:passed|failed) (?:my|the|his|her|every|all)(?: \w+)? (?:exams?|test|finals?"
        r"|driving test|theory|bar|boards|nclex|road test|a-?levels|leaving cert|gcses|a levels|leaving|course|year|citizenship test)\b",
        r"^(?:passed|failed) (?:my|the|every|all)(?: \w+)? (?:exams?|test|finals?|bar|boards|nclex|year)\b",
        r"\b(?:passed|failed) (?:my )?driving test\b",
        r"\b(?:got|won|lost|awarded) (?:the|a|my) (?:full )?scholarship\b",
        r"\bfull ride\b",
        r"\b(?:got|was|been|am|were) accepted (?:in)?to\b(?! (?:the fact|a lift)\b)",
        r"\bgot into (?:college|university|uni|med(?:ical)? school|law school|nursing|\w+ university|oxford|cambridge|trinity|stanford"
        r"|harvard|yale|art school|drama school)\b",
        r"\bi got in[!.]",
        r"\bi got a place (?:at|on|in)\b",
        r"\bunconditional offer\b",
    )),
    Kind("break-up", IMPORTANT, (
        r"\bseparation papers\b",
        r"\band i (?:are finished|agreed to separate)\b",
        r"\bsigned the separation\b",
        r"\b(?:\w+ and i|me and \w+|\w+ and me) (?:broke up|split(?: up)?|are (?:done|over))\b(?! the)",
        r"\bthrew (?:him|her) out\b",
        r"\b(?:we(?:'ve| have)? (?:broke up|broken up|split up|split|agreed to separate|separated)|dumped me|broke up with (?:me|him"
        r"|her|MINE)|left me for|SPOUSE(?:'s| has)? (?:left me(?=[.,!]|$| for| on| today| last)|walked out on me|moved out)|(?:he|she)(?:'s| has)? walked out on me|(?:he"
        r"|she)(?:'s| has)? left me(?= for\b|[!])|we're (?:separating|over|done(?=[.!]))|it'?s over between us|called off the (?:wedding"
        r"|engagement)|the (?:wedding|engagement)(?:'s| is) off)\b(?! (?:a|the|some|his|her|my|at the|to (?:finish|do))\b)",
        r"\b(?:doesn't|don't|does not|do not|no longer) loves? (?:me|him|her|MINE)(?: any ?more)?\b",
        r"\bnot in love with (?:me|him|her)\b",
        r"\b(?:said|told (?:me|him|her)) (?:that )?(?:[\"“«'])?(?:i love you|he loves me|she loves me|i loved? (?:him|her))\b",
        r"\b(?:kissed me|i kissed (?:him|her)|we kissed|first kiss)\b(?! (?:on the (?:cheek|forehead|head|hand)|goodnight|good night"
        r"|goodbye|the)\b)",
        r"\b(?:said yes to moving in|mov(?:ed|ing) in (?:together|with (?:MINE|him|her|me|my)))\b",
    )),
    Kind("health scare", IMPORTANT, (
        r"(?:^|[.!] )(?:a )?(?:shadow|lump)\b(?=[.,]| (?:on|in) (?:(?:my|his|her)\b|the (?:lung|scan|liver|breast|left|right)))",
        r"\b(?:chemo\w*|radiotherapy|radiation)(?: \w+)? (?:start\w*|begins?|over|done|finished|cycle|x\d+)",
        r"\b(?:first|last|final|started|finished|begin|start) (?:\w+ )?(?:chemo|radiotherapy|radiation)\b",
        r"\b(?:lumpectomy|mastectomy)\b",
        r"\b(?:found|felt|find|there'?s|have|has|feel|saw|showed|spotted) (?:a|another|the) (?:\w+ )?(?:lump|shadow|mass"
        r"|nodule)\b(?! (?:of|in (?:the|my) (?:porridge|gravy|mattress|custard|sofa|sauce))\b)",
        r"\bbiopsy\b",
        r"\b(?:is|it'?s|was|came back) benign\b",
        r"^benign\b",
        r"\bscans? (?:was|were|is|are|came back|results?) (?:clear|clean|in|back)\b",
        r"\b(?:i|MINE|he|she|they|my|i'm|her|his)(?:'s| is| am| has| have| had|'ve|'m)?[^.!?]{0,20} (?<!the )(?:surgery|operated on"
        r"|operation)\b(?! (?:manual|system|hours|of)\b)",
        r"^(?:surgery|operation)\b[^.!?]{0,15}\b(?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|went|done|over|booked"
        r"|at \d|\d)",
        r"\b(?:out of|into|in) surgery\b",
        r"\b(?:i|we|MINE|he|she|been|was)(?:'ve| have| has| had)?(?: \w+)? (?:in|had|have) (?:a|an) (?:\w+ )?(?:(?:car |bike )?accident"
        r"|(?:car )?crash|wreck)\b(?! with the)",
        r"\b(?:hit by a|knocked down|knocked off my bike|totall?ed the|car(?:'s| is) (?:a write-off|totall?ed))\b",
        r"\b(?:broke|broken|fractured) (?:my|his|her|a) (?:hip|leg|arm|wrist|ankle|collarbone|neck|back|pelvis|femur|elbow)\b",
        r"\bbroken hip\b",
        r"\bMINE(?:'s| is| was| has been)?(?: \w+)? (?:in (?:hospital(?! radio)|the hospital|a&e|the er)|rushed to|admitted|taken (?:in"
        r"|to hospital|away in))\b",
        r"\b(?:i was|i've been|they) (?:admitted|hospitali[sz]ed|kept me in)\b",
        r"\bambulance (?:took|came for) (?:me|MINE|him|her)\b",
        r"\b(?:(?:is|he's|she's|i'm|am|diagnosis of|has|got|with|it's) (?:autis\w+|adhd|dyslexi\w+)|autism diagnosis)\b",
    )),
    Kind("home", IMPORTANT, (
        r"\bclosed on (?:the|our|my) (?:house|flat|condo|place|home)\b",
        r"(?:^|[.!] )moved to (?!(?:the|a|my|table|bed|tears|row|plan)\b)\w+[.]",
        r"\b(?:got|picked up|collected|handed us|gave us|have|holding) (?:the|our|my) keys (?:to|for|of) (?:the|our"
        r"|my)(?: \w+)? (?:house|flat|home|place|apartment|first|new|own)\b",
        r"\bgot the keys(?: today|[!.]|$)",
        r"\b(?:signed|got|approved for|paid off|paid|cleared|finished)(?: \w+){0,3} mortgage\b",
        r"\bmortgage(?:'s| is| was| got)? (?:approved|paid|came through|signed|gone)\b",
        r"\bwe closed (?:on the|today)\b",
        r"\boffer(?:'s| was| is| got)? (?:been )?accepted\b",
        r"\bexchanged contracts\b",
        r"\b(?:sold|bought|selling|buying) (?:the|our|my|a|mum's|mom's|dad's|gran's|nan's)(?: \w+)? (?:house|flat|home|farm|apartment"
        r"|condo|place|land)\b",
        r"\b(?:house|flat|farm) (?:is |'s )?(?:sold|ours|mine)\b",
        r"\b(?:evict\w+|section 21|notice to quit|(?:doubl\w+|raised|raising|put up|putting up|hiking) (?:the|our|my) rent|rent(?:'s"
        r"| is| has)? (?:doubl\w+|going up by))\b",
        r"\b(?:(?:i'?m|we'?re|i've|we've|we|i|MINE(?:'s| is)?)(?: \w+)? (?:moving|moved|emigrat\w+) (?:to (?!(?:the|a|my) (?!uk\b|us\b"
        r"|states|usa|coast|country|city|capital|netherlands|other side of the world))(?!two|three|monday|tuesday|wednesday|thursday"
        r"|friday|saturday|sunday|tears|bed|decaf|that|it\b|\d|\w+ in (?:19|20)\d\d)|out(?! of the (?!house|flat|home))|back to|abroad|home to|overseas)"
        r"|one-way ticket)\b(?! (?:the (?:next|front|back|sofa|other)|tears|bed|a (?:different|new) (?:seat|table|desk|room)|of the way"
        r"|decaf|that)\b)",
    )),
    Kind("papers", IMPORTANT, (
        r"\b(?:lost|won|got|given|granted)(?: \w+)? custody\b",
        r"\bchanged my name legally\b",
        r"\blegally changed my name\b",
        r"\b(?:i'?m|became|am|officially|now) (?:a|an)(?: \w+)? citizen\b",
        r"\bcitizenship (?:oath|ceremony|came|granted|approved|test|application)\b",
        r"\b(?:took|swore) (?:the|my) (?:citizenship )?oath\b",
        r"\b(?:got|granted|refused|denied|approved|received|applied for|sent off)(?: \w+){0,2} (?:visa|green card|citizenship"
        r"|work permit|residence permit|residency)\b",
        r"\bvisa(?:'s| is| was| has been| got| came)? (?:refused|approved|granted|denied|rejected|through)\b",
        r"\b(?:reported (?:it|him|her|them|MINE) (?:to|at)|(?:pressed|pressing) charges|(?:filed|made|signed) (?:a|the|my)"
        r" (?:police )?(?:complaint|report|statement|lawsuit)|gave (?:a|my) statement|i'?m suing|(?:called|rang|went to) the (?:police"
        r"|guards|gardai|cops) (?:on|about) (?:him|her|MINE|my))\b",
        r"\b(?:i inherited|we inherited|read(?:ing)? (?:of )?the will|(?:signed|made|wrote) my will|cut (?:me )?out of (?:the|his|her)"
        r" will|left me (?:the|his|her) (?:house|farm|shop|flat|business)|left me[^.!?]{0,30} in (?:his|her|the) will)\b",
    )),
    Kind("friends and kin", IMPORTANT, (
        r"\b(?:ivf|the (?:transfer|round))[^.!?]{0,10} (?:failed|worked|didn't take)\b",
        r"\bcan't have (?:kids|children)\b",
        r"\bMINE(?: \w+)? (?:isn't speaking to me|won't speak to me|stopped speaking to me|won't have me at)\b",
        r"\bafter (?:\w+ )?(?:years|months) of not speaking\b",
        r"\b(?:left|leaves|leaving) for (?:college|uni|university)\b",
        r"\bmoved (?:mum|mom|mam|dad|nan|gran)(?: \w+)? (?:in|into|out)\b",
        r"\b(?:my )?best (?:friend|mate)(?: \w+)? (?:is moving|moved|'s moving|is leaving|left|didn't invite|isn't (?:talking|speaking)"
        r"|blocked me|ghosted me|betrayed)\b",
        r"\b(?:ended|end of|lost) (?:the|our|my|a|that)(?: \w+-?\w*)? friend(?:ship)?\b",
        r"\bnot friends any ?more\b",
        r"\bi'?m not invited to (?:her|his) wedding\b",
        r"\bwasn't invited to (?:her|his|the) wedding\b",
        r"\bdidn't invite me to (?:her|his|the) wedding\b",
        r"\b(?:made up with|reconciled|(?:MINE|he|she) (?:finally )?apologi[sz]ed|i (?:finally )?(?:apologi[sz]ed to MINE|forgave)"
        r"|(?:speaking|talking) again after|(?:haven't|hadn't) (?:spoken|talked|seen \w+) (?:in|for) (?:\w+ )?(?:years|months)"
        r"|made (?:our|my) peace)\b",
        r"\b(?:move|moved|moving|put|putting|took|taking|settled|visited|into|to|out of|in|left|found)[^.!?]{0,25}\b(?:care home"
        r"|nursing home|assisted living|memory care)\b",
        r"\bMINE[^.!?]{0,20} into care\b",
        r"\bfirst day (?:of|at) (?:\w+ )?(?:school|kindergarten|nursery|reception|creche|preschool|daycare|college|junior infants)\b",
        r"\bfirst (?:steps|word)\b(?! (?:in|to|of|on|toward|is)\b)",
        r"\btook (?:his|her|three|two|four) (?:first )?steps\b",
        r"\bwalked for the first time\b",
        r"\bstarted (?:school|nursery|kindergarten)\b",
        r"\b(?:dropped|drove|took|moved|left) MINE(?: \w+)? (?:off )?(?:at|to|into) (?:college|uni\w*|(?:her|his) (?:dorm|halls)"
        r"|boot camp)\b",
        r"\bMINE(?: \w+)? (?:left|leaves|has left|is leaving) (?:home|for (?:college|uni\w*|good|the army))\b",
        r"\bempty nest\b",
        r"\b(?:MINE|he|she)[^.!?]{0,25}\b(?:was|is|'s|are) (?:so )?proud of me\b",
        r"\bhalf[- ](?:brother|sister)\b",
        r"\b(?:met|held) (?:my|our) (?:grandson|granddaughter|grandchild|niece|nephew)\b",
    )),
    Kind("death of one named", IMPORTANT, (
        r"(?:^|[.!] )(?!it\b|something|phone|battery|laptop|car\b|wifi|he\b|she\b|they\b|we\b|i\b|everyone|everybody|nobody|somebody"
        r"|someone|jesus|nearly|almost|signal|conversation|plants?\b)\w+ (?:has )?(?:died|is dead|passed away)(?=[.,!]|$| (?:at|on|in"
        r"|this|last|today|yesterday))",
    )),
    Kind("pets", IMPORTANT, (
        r"\bhad \w+ put (?:down|to sleep)\b",
        r"\b(?:my|our|the) (?:old )?(?:dog|cat|rabbit|horse|hamster|parrot|puppy|kitten|pony|guinea pig)(?: \w+)? (?:has "
        r"|just )?(?:died|passed away|is dead|was (?:run over|put (?:down|to sleep))|got run over|is missing|went missing"
        r"|ran away)\b",
        r"\b(?:put|had to put) (?:\w+ |my |the |our )*(?:down|to sleep) (?:today|yesterday|this morning)\b",
        r"\b(?:had to|have to|having to) put (?:\w+ |the |our |my )(?:\w+ )?(?:down\b(?! (?:the|my|on|a|at|in|to))|to sleep)",
        r"\b(?:lost|buried) (?:my|our|the) (?:\w+ )?(?:dog|cat|rabbit|horse|puppy|kitten|pony)\b",
        r"\badopted (?:a|an|the|two|another) (?:\w+ ){0,2}(?:dog|cat|puppy|kitten|greyhound|rabbit|mutt|pup)\b",
    )),
    Kind("achievements", IMPORTANT, (
        r"\bmy (?:novel|book|poems) (?:is|are) (?:going to be|being) published\b",
        r"\b(?:paid off|cleared|finished paying(?: off)?|made the last payment on) (?:my|the|our|all|every)(?: \w+){0,2} (?:debts?"
        r"|loans?|credit cards?|house|car)\b",
        r"\bdebt[- ]free\b",
        r"\bout of debt\b",
        r"\b(?:first (?:place|prize)|gold medal|(?:i|we|MINE)(?: \w+)? won (?:the|a|gold|first|best) ?(?:\w+ )?(?:award|prize|medal"
        r"|championship|tournament|league|final|cup|title|state|competition|contest|case)\b|we are the champions|champions[.!])\b(?! (?:league|argument|of"
        r"|cup (?:match|game))\b)",
        r"\b(?:publish(?:ed|ing) my|getting published|got published|(?:my|the) (?:first )?(?:book|novel|story|paper|poem)(?:'s| is| was"
        r"| got| has been)? (?:been )?(?:published|accepted|out|coming out)|(?:finished|sold) (?:my|the) (?:novel|book)"
        r"|book deal)\b(?! (?:of the library)\b)",
        r"\b(?:ran|finished|completed|did) (?:my|a|the|that)(?: \w+)? (?:half[- ])?(?:marathon|ironman|ultra|triathlon)\b",
        r"\breached the summit\b",
        r"\b(?:quit|stopped|gave up|given up) (?:smoking|drinking|the (?:fags|smokes|booze|drink))\b",
        r"\b(?:days|weeks?|months?|year) (?:without|off) (?:a |the )?(?:cigarettes?|smoking|drink|fags|smokes)\b",
    )),
    Kind("decisions", IMPORTANT, (
        r"\b(?:i(?:'ve| have)?|we(?:'ve| have)?)(?: finally)? (?:decided|made up my mind)(?: that)? (?:to (?:leave|quit|move|go back"
        r"|divorce|adopt|keep (?:it|the baby)|have|report|sell|retire|stop|tell|forgive|apply|marry|end|cut|start|stay)|i'?m (?:going"
        r"|leaving|not|done|moving|quitting)|not to|i (?:will|won't|want))\b",
        r"\bmade (?:the|my) decision\b",
        r"\bi'?ve made up my mind\b",
        r"\b(?:i|we)(?:'ve| have) decided[.!:,]",
    )),
)  # fmt: skip
