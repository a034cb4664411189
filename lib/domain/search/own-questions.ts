import { ABROAD } from './language';

const THING =
  '(?:[\\d.]+ bhk |old |own |new |resale )*(?:flat|apartment|home|house|villa|plot|land|shop|office|property|floor|building|[\\d.]+ bhk)s?';
const VALUE =
  "(?:(?:current|market|resale|today'?s?) )*(?:worth|valu(?:e|ed)|price|rate|(?:kitne (?:ka|ki|me|mein) )?bik\\w*|fetch)";
/** Of no value of one's own: what is paid on it, and a price that is typed. */
const OTHER_SUM =
  '\\d ?(?:l|cr|lakh|crore|k)\\b|%|\\b(?:tax|duty|stamp|gst|tds|loan|emi|circle|rent|insur|increas|badh|list|token|book)';
const MADE =
  '(?:(?:modular|new|built in|wooden|pop|bathroom) )*(?:kitchen|bathroom|sofa|wiring|wardrobe|almirah?|cupboard|false ceiling|ceiling|furniture|interior|paint(?:ing)?|flooring|tile|woodwork|renovation|wallpaper|decor|marammat|repair)s?(?: design)?';
const IS_RIGHT = '(?:chahiye|sahi|theek|good)(?: (?:hai|rahega|hoga))?';
/** Asks whether money is well placed. */
const INVESTS = `(?:is it (?:worth|wise|good|right|better) (?:to invest|investing)(?: in)?(?: an?)?|invest kar(?:na|ne|oon|u|e)? (?:${IS_RIGHT}|safe))`;
/** Asks whether to buy. */
export const ADVICE = `(?:(?:kya )?(?:mujhe |hume |hamein )?should (?:i|we) (?:buy|take|purchase|go for|choose)(?! (?:through|from|with|via) you)(?: an?)?|is it (?:worth|wise|good|right|better) (?:to (?:buy|take|get)|buying)(?: an?)?|(?:len[ai]|kharidn[ai]) ${IS_RIGHT}|${INVESTS})`;
/** Somebody buys, and not to live there. */
const BUYS = '(?:advisable|good investment|invest\\w*|buy(?:ing)?|purchas\\w+|kharid\\w*)\\b';
/** Somebody lives to rent. */
const PAYS_RENT =
  '(?:(?:\\b(?:i|we)(?: am| are)?(?: currently| now| already)? |^|\\btenant\\b.* )pay(?:ing)? [^,;]{0,25}\\brent\\b|\\b(?:rent|kiray[ae]) (?:pe |par |mein |me |de |bhar )+(?:reh|rah|r[ae]ha|rahe|det|bhart)\\w*|\\b(?:liv(?:e|ing)|stay(?:ing)?) on rent\\b)';

const CALLED =
  '(?:video|zoom|google|skype|nri|please|pls|can|could|will|you|want|need|an?|the|me|back|my|in|at|on|by|from|whatsapp|number|hours?|hai|ho|karo|karna|karoge|karenge|hog[ai]|kitne|baje|sakt[aei]|possible|local|early|late|or|after|\\d{1,2}|[ap]m)';
const BETWEEN =
  '(?:which|confused|one|projects?|homes?|flats?|options?|of|the|two|2|both|these|dono|do|in|me|mein|se|is|are|to|should|i|choose|choosing|pick|buy|select|between|among|help|decide|compare|ka?[ou]n ?s[aei]|kaun|good|better|best|a[ch]+ha|behtar|sahi|theek|hai|le|lu|lo|loon|lena|chahiye|rahega|hoga)';

/** Asks what prices will be, and of no possession. */
const FORECAST =
  '(?:prices|price trend|rates|appreciat|grow|go(?:ing)? up|increase|rise|double|triple|badh|returns?\\b|future (?:price|rate|value))';
const YEARS =
  '\\b(?:(?:in|over|next|coming|agle)(?: (?:the|next|coming))* (?:\\d+|two|three|five|ten|few) (?:year|yr|saal)s?|\\d+ saal)\\b(?: (?:me|mein)\\b)?';

const SPOUSE = '(?:wife|husband|spouse|pati|patni)';
const FOREIGN = '(?:american|british|canadian|australian|foreign(?:er)?)';

/** Asks what holds now, whatever year is said beside it. */
const NOWADAYS = '(?:invest\\w*|rates?|gst|tax|duty|charges|loan|emi)';

const DAY = '(?:today|tomorrow|aaj|kal|parson?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend)';

/** Words beside a question, before or behind it, in a text that never says some others. */
const beside = (words: string, question: string, never: string) =>
  new RegExp(`${words}(?=.*\\b${question}|(?<=\\b${question}.*))(?<=^(?!.*\\b${never}).*)`, 'g');

/** Who lives abroad. */
const WHO_ABROAD = `(?:nris?|oci|abroad|${ABROAD})\\b`;

/** What is asked of one's own property, to have made or to see, of money abroad, and before, after and between what is bought, in one form each; of a long text they would take time with the square of its length. */
export const QUESTIONS_OF_OWN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:how much )?(?:(?:has|have|did) )?(?:the )?(?:prices?|rates?|it) (?:has |have )?(?:gone|went|risen) up\b/g,
    'price appreciation',
  ],
  [/\bpais[ae] lagan[ae]?\b/g, 'invest karna'],
  [/(?<=\bemis?\b.*\d ?(?:l|cr|la[ck]hs?|crores?) )in hand\b/g, 'cash'],
  [/\b(?:kitn[aei] (?:\S+ )?khali|khali kitn[aei])\b/g, 'how many left'],
  [
    /\b(?:take|send|bring|get|move) (?:(?:it|that|the|my|money|price|paisa|funds?) )*(?:back|out|abroad)\b(?: \S+){0,3} (?:sell\w*|sale|sold)\b/g,
    'repatriation',
  ],
  [
    new RegExp(
      `\\b(?:(?:${ABROAD}|saudi|gulf|foreign|overseas) (?:salary|income|pay ?slips?|job))(?: slips?)?\\b(?<=^(?=.*\\bloan\\b).*)`,
      'g',
    ),
    'nri home loan',
  ],
  [
    new RegExp(
      `^(?=.*\\bcall).*\\b(?:at|in|by|on|as per) (?:my |the )?(?:${ABROAD}|nri) (?:times?|timings?|hours)\\b.*`,
    ),
    'call timing abroad',
  ],
  [/\b(shop|office|plot)s? ke liye loan\b/g, '$1 loan'],
  [/\b(?:aur )?(?:ghar|home) wal[aei] loan se (?:mehng\w+|sast\w+|zyada|jyada|costly)\b/g, ''],
  [
    /\b(?:home )?loan (?:me|mein|se) (?:regist(?:ry|ration)|stamp duty)\b(?: ka (?:kharcha?|cost|paisa))?/g,
    'stamp duty from home loan',
  ],
  [/\bbooking kaise (?:kar\w*|hot[ai]|hog[ai])(?: hai| hain)?\b/g, 'how to book'],
  // 'Bache', which is also how children are written.
  [/\b(kitn[aei] (?:\S+ )?)kids (?=hai|hu[ei]|h\b)/g, '$1left '],
  [/\bwhen can (?:i|we|one) book\b(?! (?:an? )?(?:visit|site|cab))/g, 'want to book it'],
  [/\btenants?\b(?: \S+){0,3} (?:cut|deduct|keep back)\w* (?:the |any )?(?:tax|tds)\b/g, 'tax on rent'],
  [
    /\b(?:kiray[ae]|rent) wal[iae] (shop|office|property)s?\b(?=.* (?:len[ia]|kharid\w*|buy|chahiye)\b|.*\d ?(?:l|cr|la[ck]h?|crore)\b)/g,
    '$1 with tenant',
  ],
  [/\bin up\b(?! to\b| ?\d)|(?<=^(?:rera )?)up$/g, 'in uttar pradesh'],
  [
    /\b(?:what|which|kya|kaun ?s[aei])(?: all)? (?:papers?|documents?|docs|kaga\w*)(?:(?: \S+){0,3} (?:from me|from us|from my side|mujhse|give you|submit)\b| (?:do|should|will|must) (?:i|we) (?:need|give|bring|have|carry|keep)(?: (?:to|for) (?:buy|purchase|book)(?:ing)?(?: (?:an?|the|any))?(?: (?:flat|apartment|home|house|plot))?)?(?=,|$))|^(?:papers|docs|kaga\w*)(?= ?(?:required|needed|chahiye)?$)/g,
    'documents',
  ],
  // Once its building has the certificate a home carries no GST, as the answer to a sum says.
  [
    /\b(?:(?:with|after|having|has|and|the|an?|its) )*(?:oc|cc|(?:occupancy|occupation|completion) certificate)\b(?: (?:is|has|been|ke|baad|received|obtained|issued|mil\w*|aa\w*|gay[aei]|chuk[aei]|hai))*(?<=^(?=.*\bgst\b)(?=.*\d ?(?:l|cr|la[ck]h?|crore)s?\b).*)/g,
    '',
  ],
  [
    beside(
      '(?:\\b(?:on|by|over|via|live|a) )*\\bvideos?\\b(?! (?:call|tour|visit|site|walk|door|intercom|phone|surveillance))',
      '(?:see|show|watch|send|share|dikha|dekh|bhej)',
      '(?:kyc|testimonial|review|whatsapp)',
    ),
    ' video call',
  ],
  [
    beside(
      '\\b(?:can|could|do|will) (?:i|we) (?:see|visit|view)\\b(?: (?:the|these|those|them|it|any|this|flat|apartment|home|house|villa|plot|shop|office|project|propert(?:y|ie))s?\\b)*',
      WHO_ABROAD,
      '(?:come|coming|when|india)\\b',
    ),
    'video call',
  ],
  [
    beside(
      '\\b(?:(?:giv(?:e|ing)|put)(?: (?:it|them|this|that))? (?:on|for) rent|(?:can|could|may) (?:i|we) (?:rent|let)(?: it)?(?! (?:an?|the|any|in|out|your|my)\\b)|rent (?:pe|par) d\\w+)\\b',
      WHO_ABROAD,
      '(?:tax|tds|send|money|income|much|kitn|sell|agreement)',
    ),
    'rent it out',
  ],
  [
    new RegExp(
      `^(?=.*\\b${WHO_ABROAD})(?=.*\\b(?:how(?! (?:much|many|long))|kaise)\\b)(?=.*\\b(?:pay|payment|money|price|paisa|paise|amount)\\b)(?!.*\\b(?:back|sale|sold|sell|rent|emi|loan|tds|tax|dut(?:y|ies)|out of|repatriat|refund|fee|charges|broker|maintenance|bill|to ${WHO_ABROAD}|(?:${ABROAD}) (?:ko |me |kaise )*bhej)).*\\b(?:pay|send|transfer|remit|bhej).*`,
    ),
    'nri how to pay',
  ],
  [/\bbank loan approved(?= (?:hona|honi|chahiye|project|flat|home)\b)/g, 'bank approved'],
  [
    new RegExp(
      `\\b(?:how much )?(?:tds\\b(?: \\S+){0,2} )?(?:will )?(?:the )?(?:buyer|purchaser)(?: will)? (?:cut|deduct|keep|hold)\\w*\\b(?<=^(?=.*\\b(?:nri|${ABROAD})\\b)(?=.*\\bsell).*)`,
      'g',
    ),
    'tds seller abroad',
  ],
  [/\bpossession se (?:before|pehle) (?:\w+ ){0,2}bech\w*/g, 'sell before possession'],
  [/\b(?:home|ghar|house) banan[ae] (?:ka|mein|me|ki) (?:cost|kharcha?)\b/g, 'house construction cost'],
  [/\bdrawing (?=rooms?\b)/g, 'living '],
  [/\b(?:pehli|pahli) ba+r\b(?=.*\b(?:kya|kaise|dhyan|process|steps|guide)\b)/g, 'first time buyer'],
  [/\b(?:ghar|home) baith\w*(?= .*\b(?:dikha\w*|dekh\w*|video|online|visit)\b)/g, 'video call'],
  [/\b(construction|ready(?: to move)?) l(?:u|un|oon|e|ena)(?: sahi| theek| hai| rahega)* (?=(?:ya|or)\b)/g, '$1 '],
  [
    /\b(?:abhi )?(?:l(?:u|un|oon|e|ena)|kharid\w*)(?: sahi| theek| hai| rahega| hoga)* (?:ya|or)(?: abhi)? (?:ruk\w*|wait\w*|intezar\w*)(?: ja\w*| kar\w*)?/g,
    'buy now or wait',
  ],
  [/\bbina (\S+) ke(?! bina)\b/g, 'no $1'],
  [/\bsabse (?:good|badhiya|behtar)\b/g, 'best'],
  [/\babroad se\b/g, 'from abroad'],
  [
    new RegExp(`\\b(?:${SPOUSE}(?: (?:is|hai))?(?: an?)? ${FOREIGN}|${FOREIGN} (?:${SPOUSE}|passport))\\b`, 'g'),
    'foreign citizen',
  ],
  [
    new RegExp(
      `^(?!.*(?:${OTHER_SUM})).*?\\b(?:${VALUE}\\b.*? )?(?:(?:my|mer[aei]|hamar[aei]) ${THING}\\b|apn[aei] ${THING} k[aei]\\b)(?=.*\\b${VALUE}\\b|(?<=\\b${VALUE}\\b.*))`,
    ),
    'property valuation',
  ],
  [/\btotal (?=₹?\d)/g, ''],
  [/\b(?:the )?land (?=(?:is )?(?:free|lease)hold)/g, ''],
  [
    new RegExp(
      `\\b(?:find|arrange|need|want|get|looking for)(?:ing)? (?:(?:the|an?|me|us|some|good) )*tenants? for (?:my|our) (${THING})\\b`,
    ),
    'rent out my $1',
  ],
  [/\bfind (?:(?:the|an?|me|us) )+tenants?\b/g, 'find tenant'],
  [
    /\b(?:how much|kitn[aei])\b(?: \S+){0,5} (?:at|for|while|during|on)(?: the)?(?: time of)? book(?:ing)?\b(?! (?:an?|the)\b)|\bbooking (?:(?:ke|pe|par|me|mein|time|samay|waqt) )+(?:\S+ ){0,2}?(?:kitn[aei]|how much)(?: (?:paisa|paise|amount|money|percent|den[aei]|lagta|lagega|padta|padega|hota|hoga|hai))*\b|\bbook(?:ing)?(?: it)? (?:with|by paying|for|at) (?:(?:just|only) )?₹? ?\d[\d.,]* ?(?:l|la[ck]hs?|k|thousand)\b(?: (?:now|today|only|abhi))?/g,
    'booking amount',
  ],
  [/\b(?:be |get )?registered (?:now|immediately|today)\b|\bimmediate regist(?:ry|ration)\b/g, 'ready for registry'],
  [
    /(?:\b(?:i|we) )?\b(?:with|have|own|run|running) (?:(?:an?|my|our) )+(?:shop|office|business|clinic|factory)\b(?=.*\bhome loan\b)/g,
    'self employed',
  ],
  // 'When will the flats in noida be ready' asks for no ready ones.
  [
    /\bwhen (?:will|would|can) ((?:\S+ )*?(?:bhk|(?<=\b(?:the|all|these|those|cheapest|\d bhk) )(?:apartment|flat|villa|floor|home|house|plot|shop|office)s?) (?:\S+ )*?)be (?:ready|completed?|finished)\b/g,
    '$1',
  ],
  [new RegExp(`^(?:${THING}) (?:ka|ki) (?:price|rate|value) kitn[aei] milega$`), 'property valuation'],
  [new RegExp(` ${VALUE}\\b(?<=property valuation.*)`, 'g'), ''],
  [/\b(?:build|construct)(?:ing)? (?:(?:an?|my|our) )*(?:house|home|villa|kothi)(?= on\b)/g, 'house construction'],
  [
    new RegExp(
      `\\b${MADE}\\b.*?\\b(?:karwan[aei]|karan[aei]|banwan[aei]|banan[aei]|lagwan[aei]|badalwan[aei]|kaun kar\\w+|(?:get |be )?(?:done|made|designed))\\b|(?<!cost of )\\b(?:renovat(?:e|ion|ing)|remodel(?:ling)?|refurbish(?:ment)?|redo(?:ing)?)(?: of)?(?: (?:my|our|the))?(?: ${MADE})?\\b(?! cost)`,
    ),
    'interior work',
  ],
  [
    /(?<!\b(?:loan|possession|keys?|tenant|agreement|token) )\b(?:(?:len|kharidn|khareedn)e|(?:book|buy|purchase) karn?e|booking|kharid|purchase|paisa dene) (?:se|ke) before\b|\bkharidte (?:time|samay|waqt)\b|\b(?:keep in mind|remember) (?:while|when|before) (?:buying|booking)\b|\bbefore booking(?: an?)?(?= .*\bwhat\b)/g,
    'check before buying',
  ],
  [
    /\b(booking|token|registry|registration)(?: (?:amount|money))?(?: (?:dene|karne|lene|hone|karane|karwane|milne))? ke baad\b/g,
    'after $1',
  ],
  [
    /\b(token|booking|advance)\b(.*?) (?:mana kar\w*(?: sakt[aei])?|(?:ab )?(?:\S+ )?nahi (?:len[ai]|chahiye|kharidna)|change my mind|(?:do not|don'?t|don t) want)\b/,
    '$1 cancel$2',
  ],
  [
    /^.*\bplots?\b(?: (?!ya\b|or\b)\S+){0,4} (?:ban\w+|build\w*|construct\w*)\b.* (?:ya|or)\b.* (?:flat|apartment)s?\b(?: \S+){0,3}$|^.*\b(?:flat|apartment)s?\b.* (?:ya|or)\b.* plots?\b(?: \S+){0,4} (?:ban\w+|build\w*|construct\w*)\b(?: \S+){0,3}$/,
    'plot vs flat',
  ],
  [
    new RegExp(
      `^(?=.*\\b(?:ka?[ou]n(?: ?s[aei])?|which|confused|choose|choosing|compare|decide)\\b)(?=.*\\b(?:projects?|dono|both|(?:two|2|do) (?:homes?|flats?|options?)|two)\\b)(?=.*\\b(?:better|best|a[ch]+ha|behtar|good|dono|both|two|2|do|lu|loon|choose)\\b)(?:(?:${BETWEEN})\\b[ ,]*)+$`,
    ),
    'which project is better',
  ],
  [
    /^(?:(?:which is|what is|which are) )?(?:the )?(?:best projects?|(?:best|top) propert(?:y|ies))(?: (?:to|for) (?:buy\w*|purchase))?$/,
    'which project is better',
  ],
  [
    /\b(?:ya(?: phir)?|or)\b(?=.*\b(?:ka[ou]n ?s[aei]|better|behtar|sahi|theek|which is (?:best|good|safer|cheaper)|len[ai] chahiye|lu|loon)\b)|\b(?:ya(?: phir)?|or)\b(?! not\b)(?<=\b(?:should (?:i|we)|(?:len[ai]|kharidn[ai]) (?:chahiye|sahi|theek)|le|lu|loon|(?:invest kar|kharid)(?:e|u|oon)|which(?: one)? is (?:better|best|good|safer)|is it|better|behtar)\b.*)|\b(?:se )?(?:better|behtar) than\b|\brather than\b/g,
    'vs',
  ],
  [new RegExp(`\\b${ADVICE} (?=.*\\bvs\\b)| ${ADVICE}(?<=\\bvs\\b.*)`, 'g'), ''],
  [new RegExp(`\\b${INVESTS}(?: kya)?\\b`, 'g'), 'good investment'],
  [new RegExp(`\\b${ADVICE}\\b(?:(?=.*${PAYS_RENT})|(?<=${PAYS_RENT}.*))`, 'g'), 'rent or buy'],
  [new RegExp(`\\b${ADVICE}(?: kya)?\\b`, 'g'), 'advisable'],
  [
    / for (?:monthly |regular )?rent\b(?<=\binvest.*)|\bincome (?:of )?(?:₹? ?\d\S* )?(?:from|through) rent\b|\brent chahiye\b(?=.*\b(?:har|monthly|mahin\w+|property)\b)/,
    ' rental income',
  ],
  [
    new RegExp(
      ` (?:(?<!\\b(?:or|ya|and) )for (?:monthly |regular )?rent(?! (?:or|ya|and|vs|to)\\b)|(?:rent|kiray[ae]) ke liye)\\b(?=.*\\b${BUYS}|(?<=\\b${BUYS}.*))`,
    ),
    ' for renting out',
  ],
  [
    / (?:(?:to|and) rent(?: it)? later|(?:rent|kiray[ae]) (?:pe|par) (?:den|lagan|chadhan)[ae] ke liye)\b(?<=\b(?:bhk|apartment|flat|home|studio|floor|villa|house|shop|office)s?\b.*)(?=.*\d ?(?:l|cr|lakh|crore)\b|(?<=\d ?(?:l|cr|lakh|crore)\b.*))/,
    ' for renting out',
  ],
  [
    /\b(?:what|how much)(?: (?:is|the|monthly|annual|yearly))* (?:rent|kiray[ae])(?: \S+){0,3} (?:expect|get|earn|fetch|give|bring|generate|charge|com(?:e|ing)|(?<=tenants? )pay)s?\b|\btenants? (?:pays? )?(?:kitn[aei]|how much)(?: (?:rent|kiray[ae]))?(?: (?:det?[ai]|pay)\w*)?|\b(?:kitn[aei] rent|rent kitn[aei])\b(?: (?:mil|aa|ho)\w*)?(?: sakt[ai])?|\brent (?:on|of|for)(?: an?)?(?= [\d.]+ (?:l|la[ck]h?|cr|crore)s? (?:(?:ka|ki|ke) )?(?:flat|apartment|home|house|villa|shop|office|\d bhk))/g,
    'expected rent',
  ],
  [
    new RegExp(
      `\\b(?:list|put|give|post|advertise)(?: up)? (?:my|our|mer[aei]) (?:\\S+ ){0,2}?(${THING}) (?:up )?(?:for|on) (?:rent|lease)\\b|\\b(?:(?:my|our|mer[aei]|apn[aei]) )?(${THING}) (?:(?:ko )?rent|kiraye) (?:pe|par) (?:list|daal|lagan|chadhan)\\w*`,
    ),
    'rent out my $1$2',
  ],
  [
    new RegExp(
      `^(?=.*\\bcall)(?=.*\\b(?:time|timings?|morning|evening|night|kab|kitne baje|[ap]m)\\b)(?=.*\\b(?:${ABROAD}|nri|abroad|us (?:time|evening|morning|night))\\b)(?:(?:${CALLED}|${ABROAD}|abroad|us(?= (?:time|evening|morning|night))|call(?:back)?|times?|timings?|morning|evening|night|kab)\\b[ ,]*)+$`,
    ),
    'call timing abroad',
  ],
  [
    new RegExp(`^(?:any |your )?offices? (?:in|at) (${ABROAD})$|^(?:any |your )?(${ABROAD}) (?:office|branch)$`),
    'do you have office in $1$2',
  ],
  [
    /^(?:do|does) (?:you|your company|u) (?:also )?(?:deal|work|operate|sell|serve) (?:in|at) (?=\S)|^(?:kya )?aap (?=(?!.*\b(?:ka?[ou]n|kin|kis|kaha|which))\S+ (?:me|mein) (?:bhi )?(?:kaam|deal) kart[ei] (?:ho|hai))/,
    'projects in ',
  ],
  [/(?<=^projects in \S+) (?:me|mein) (?:bhi )?(?:kaam|deal) kart[ei] (?:ho|hai)$/, ''],
  [new RegExp(`\\bprices\\b(?=(?: in \\S+)? ${YEARS})`, 'g'), 'price trend'],
  [beside(YEARS, FORECAST, '(?:possession|ready|sell|loan|emi)'), ''],
  [
    beside(
      '\\b(?:(?:in )?20[2-4]\\d|(?:in )?this (?:financial )?year|is saal)\\b',
      `${NOWADAYS}\\b`,
      '(?:possession|ready|launch\\w*|by|before|till|until|after|tak|complet\\w*|deliver\\w*)\\b',
    ),
    '',
  ],
  [
    new RegExp(
      `\\b(?:see|view|inspect)\\b(?=(?: (?!price|rate|list)\\S+){0,3} ${DAY}\\b)|(?<=\\b${DAY} (?:\\S+ ){0,2})(?:dekhn[aei]|(?:dekh|dikha) (?:sakt[aei]|doge|denge))\\b`,
      'g',
    ),
    'site visit',
  ],
  [new RegExp(`\\bmoney (?:(?:back )?to (?:${ABROAD})|back to us)\\b`, 'g'), 'money back abroad'],
  [/\b(?:abhi|now)\b(?=.*\b(?:advisable|good investment)\b)|\bnow\b(?<=\b(?:advisable|good investment)\b.*)/, 'today'],
];

/** Of one's own property, of work on it, or before, after and between what is bought. */
export const OF_OWN =
  /\b(?:(?:my|mer[aei]|hamar[aei]) (?:tenant|builder|developer|flat|apartment|home|house|villa|plot|shop|office|property)|tenant (?:rent )?nahi|property valuation|interior work|before buying|advisable|vs)\b/;
