/** What is said beside a wish and asks for nothing, in the forms of the search: greetings, what a home is for, what a budget includes. */
export const ASKS_NOTHING: readonly (readonly [RegExp, string])[] = [
  [/^(?:req(?:uire(?:d|ments?))?|looking for|wanted) ?[:-] ?|^req\b/g, ''],
  [/^is it possible to (?:get|find|buy|have)\b/g, ''],
  [
    /\b(?:(?:budget|money|price|paisa|paise)(?: (?:is|ka|ki|ke|koi|hai))* (?:not? (?:an? |any )?(?:problem|issue|constraint|bar|concern|fixed|decided)(?: yet)?|flexible|(?:problem|issue|dikkat|chinta|tension|limit) nahi(?: hai)?)|no (?:budget|money|price) (?:issue|problem|constraint|limit|bar)s?)\b/g,
    '',
  ],
  [
    /\b(?:(?:i am|we are) )?(?:not in (?:a |any )?|no )hurry\b(?: (?:for|of|about) (?:the )?possession)?|\b(?:possession k[ia] )?(?:koi )?jaldi nahi(?: hai)?\b/g,
    '',
  ],
  [
    /(?<!\b(?:by|before|till|until|upto|to) )\b(20[2-4]\d)(?: (?:is|bhi|also))* (?:fine|ok(?:ay)?|chalega|works)\b/g,
    'by $1',
  ],
  [
    /(?<!\bkitn[aei] (?:\S+ )?)\b(?:sab|everything)(?: kuch)? (?:mila ?(?:ke|kar)|jod ?(?:ke|kar)|samet)\b(?! (?:kitn|total))/g,
    '',
  ],
  [
    /\b(registry|stamp duty)(?: (?:ka|ki|ke|aur|cost|charges?|gst))* (?:mila ?(?:ke|kar)|jod ?(?:ke|kar)|samet|sahit)\b/g,
    'with the $1',
  ],
  [/(?<=\d ?(?:cr|l|crore|la[ck]h?)s? )(?:me |mein )?(registry|stamp duty) ke s(?:a|aa)th\b/g, 'with the $1'],
  [/\b(?:other|remaining|baa?ki) (?=(?:projects?|properties) (?:of|by|from)\b)/g, ''],
  [/\br (?=you\b)|(?<=^how )r\b/g, 'are '],
  [/(?<=\b(?:is|of|in|for|to|at|on|all) )d (?=[a-z]{4})(?!block|tower|wing)/g, 'the '],
  [/\bno (?=floors? (?:above|over|higher) )/g, 'not '],
  [
    /\bfloors? (above|below|under|over|(?:high|low)er than) (\d{1,2})(?:st|nd|rd|th)?\b(?!\.\d| ?(?:l|cr|k|la[ck]h?|crore|thousand|%|sq|min|bhk|year|saal|month))/g,
    '$1 $2th floor',
  ],
  [/\bin[- ]laws?\b/g, 'parents'],
  [/\b(?:ho|rahe)(?:ga)? toh? (?:better|acch?a|badhiya)\b(?: (?:hai|hoga|rahega))?/g, ''],
  [/\b(?:looking|want|planning|plan) to park (?=.*\d ?(?:cr|l)\b)/g, 'invest '],
  [
    /\b(?:(?:want|need|planning|plan|like) )?(?:to )?(?:(?:mov|shift|gett?|com)(?:e|ing)?(?: (?:out|rid|away))? (?:of|from)|stop(?:ping)?(?: paying)?|(?:tired|sick|fed up) (?:of|with)(?: paying)?)(?: (?:the|my|our|this))? rent(?:ed (?:flat|house|home))?\b/g,
    '',
  ],
  [
    /\b(?:mer[aei]|apn[aei]|my|me|self|main)(?: name)? (?:aur|and|&) (?:(?:my|meri|apni) )?(?:wife|biwi|patni|husband|pati)(?:'?s)?(?: (?:ke|ka|ki|dono\w*))* na(?:am|me)s?\b/g,
    'joint',
  ],
  [/\b(bigger|larger) one\b/g, '$1'],
  [
    /(?<=\b(?:who|son|daughter|kids?|children|wife|bach?ch?[aeo]n?|beta|beti|sister|brother|i|he|she) (?:(?:is|are|am|will|also|currently) )*)stud(?:y|ies|ying)(?= (?:in|at)\b)/g,
    'near',
  ],
  [/\b(?:ready )?(?:for )?fit ?-?outs?\b/g, 'ready to move'],
  [/\bsaal bhar\b/g, '1 saal'],
  [
    /\bfirst[- ]time (?:home )?buyers?\b,?(?=.*\d ?(?:cr|l)\b)(?!.*\b(?:subsid\w*|benefits?|tax|stamp|schemes?|process|steps?|loans?|discount|documents?|papers)\b)/g,
    '',
  ],
  [
    /\b(?:and )?(?:(?:i|we) )?(?:come|visit|travel)(?: (?:to )?\w+)? (?:only )?(?:once|twice|rarely)(?: (?:in )?(?:an?|every|each))? (?:year|month)s?\b/g,
    '',
  ],
  [/\bso (?:that )?(?:i|we) can (?:rent|let|give)(?: (?:it|them))? (?:out|on rent)\b/g, ''],
  [
    /\bsenior citizens?\b(?![- ]friendly)(?=.*\b(?:lift|hospital|bhk|ground)|(?<=\b(?:lifts?|hospitals?|bhk|ground)\b.*))/g,
    'parents',
  ],
  [
    /\b(?:kiray[ae]|rent) (?:(?:de|bhar|dete|bharte|ka|ke|se) )+(?:kar |kar ke )?(?:pareshan|thak\w*|tang)(?: (?:ho|hu|hun|hoon|hain?|gay[aei]|gaye|aa|chuk\w+))*,?/g,
    '',
  ],
  [
    /\b(?:meri |hamari |our |my )?(?:shaadi|shadi|marriage|wedding) (?:ke )?(?:baad|after)\b|\bafter (?:my |our )?(?:marriage|wedding)\b/g,
    '',
  ],
  [/\bwalking (?:ja ?[aeiyn]+|ja sak\w+) (?:layak|wal[ae])\b/g, 'walking distance'],
  [
    /\b(?:so that|taaki|and|jisse) (?:the |some )?(?:rent|kiray[ae]) (?:(?:can|will|should|bhi|income) )*(?:start|come|aa|mil)\w*(?: (?:ho|hai|jaye?|lage|rahe|in|immediately|from day 1))*|,? ?\b(?:rent|kiray[ae]) (?:(?:bhi|acc?h?ha) )*(?:aana|milna|mile|aaye|aata|milta)(?: (?:chahiye|rahe|hai|ho))*/g,
    ' for rental income',
  ],
  [/\b(?:ais[aei]|similar) (?=.*\b(?:jo|jis\w*)\b)/g, ''],
  [/(?<=\bschools?\b.*) (?:kids|children|bach?cho\w*) ke liye\b/g, ''],
  [
    /\b(?:for|to) (?:(?:build|construct|mak)(?:e|ing|ion)?(?: of)? )?(?:(?:an?|the|my|our|own) )*(?:house|home|villa|kothi|ghar)\b(?! loan)(?<=\b(?:plots?|land)\b.*)|(?<=\b(?:plots?|land) )(?:for|ke liye) (?:(?:an?|the|my|our|own) )*(?:house|home|villa|bungalow|kothi|ghar|makaan)s?\b|\b(?:house|home|villa|bungalow|kothi|ghar|makaan)s? ke liye (?=(?:plots?|land|zameen)\b)|\b(?:house|home|ghar|makaan) (?:banan|banwan)\w+(?=.*\b(?:plots?|land)\b)|(?<=\b(?:plot|land)\b.*) (?:ghar|makaa?n|house|home) ban\w+ (?:ke|के) (?:liye\b|लिए)/g,
    '',
  ],
  [/\bover (?:an? )?(?=(?:video|phone) call\b)/g, ''],
  [/\bwhich(?: one|ever(?: one)?)\b/g, 'which'],
  [/^(?:(?:hi|hello|hey|dear|sir|madam),? )*good (?:morning|afternoon|evening|day)\b,?/g, ''],
  [
    /\b(?:for )?(?:(?:my|our|own|self|personal|end|family) )+(?:us(?:e|er|age)s?|living(?! room)|stay)\b(?: only)?/g,
    '',
  ],
  [/\bfor (?:(?:my|our|own|new|small) )+(?:business|startup|company|firm)\b/g, ''],
  [/\b(?:koi bhi|any) (?:builder|developer)\b/g, ''],
  [/(?<=\b(?:university|college|school|hospital|office|airport|metro)\b.*)\bnear (?:it|there)\b/g, ''],
  [
    /\b(?:(?:i|we) )?(?:(?:do not|don'?t) want to )?(?:travel|driv|commut)(?:e|l?ing)?(?: time)?(?: (?:should|must|be|not))* (?:more than|over|beyond|less than|under|up ?to|max(?:imum)?) (?=\d+ min)/g,
    'within ',
  ],
  [/\b(?:(my|our) own(?= (?:\d|flat|home|house|apartment|villa))|total (?=budget))/g, '$1'],
  [/(?<=\b(?:shift|mov|relocat)\w* to \S+(?: \S+)?) from [a-z]+\b/g, ''],
  [
    /(?<=\d ?(?:cr|l)\b)(?<!\b(?:cost|price|how much|kitn\w+|calculat\w+)\b.*)(?: ?\+| (?:all )?(?:incl|excl|plus)[a-z]*)(?: of)? (?=(?:the |all |other )*(?:regist|stamp|gst|tax|charges|duty|everything|parking))/g,
    ' with the ',
  ],
  [
    /(?:\bbudget (?:is |of )?)?₹?\b\d[\d.]* ?(?:cr|l)\b(?:,? (?:but|and|max|only|hai|i|we|can|may|could|will))* (?:stretch|extend|go)[a-z]*(?: (?:it|up|to|till|upto|max|a bit|little))*(?= ₹?\d)/g,
    'up to',
  ],
  [
    /\b(?:but )?(?:(?:(?:i|we) )?(?:do not|don'?t|won'?t) mind (?:the |a |to )?(?:long )?(?:travel\w*|commut\w*|driv\w*|distance)|(?:travel\w*|commut\w*) (?:is|are) (?:ok(?:ay)?|fine|no (?:problem|issue)))\b/g,
    '',
  ],
  [
    / (?=since|for|from)(?<=\b(?:liv|hold|settl|work|stay|oci|nri)\w*\b[^,;]{0,40} )(?:since|for|from) (?:the )?(?:last |past )?\d+ (?:years?|yrs?|saal)\b/g,
    '',
  ],
  [/\b(?:and )?(?:(?:should|must|to) be )?ready (?:by|till|until) (?:then|that (?:time|year|date))\b/g, ''],
  [/\b(?:latest|current) (?=(?:construction|status|progress)\b)| (?:or not|ya nahi)$/g, ''],
  [
    /\bwith (?:my|our) (?:wife|husband|family|parents?|mother|father|kids)(?: and (?:wife|husband|family|parents?|mother|father|kids))?\b(?=.*\b(?:visit|cab)\b|(?<=\b(?:visit|come|coming|cab)\b.*))/g,
    '',
  ],
];
