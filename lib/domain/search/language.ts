import { CRORE_WORDS, LAKH_WORDS } from '../site/typed-number';
import { HINDI_FILLER_LIST } from './hindi';
import { ASKS_NOTHING } from './asks-nothing';
import { PLACES_OF_LIFE } from './places-of-life';

/** Spellings of one word; the first is the most common in the content. Those of places are content. */
export const SPELLINGS: readonly (readonly string[])[] = [
  ['apartment', 'flat', 'apt', 'condo', 'condominium'],
  ['villa', 'kothi', 'bungalow'],
  ['plot', 'land'],
  ['shop', 'retail'],
  ['developer', 'builder'],
  ['extension', 'extn', 'ext'],
  ['road', 'rd'],
  ['phase', 'ph'],
  ['women', 'woman', 'female', 'lady', 'ladies', 'wife', 'mahila'],
];

/** Where buyers abroad live. */
export const ABROAD =
  'the us|(?:the )?(?:usa|uae|uk|gulf|states)|america|canada|toronto|dubai|abu dhabi|qatar|doha|saudi(?: arabia)?|kuwait|oman|muscat|riyadh|jeddah|sharjah|bahrain|singapore|london|england|germany|netherlands|amsterdam|switzerland|france|paris|ireland|dublin|australia|sydney|melbourne|perth|new zealand|auckland|japan|tokyo|malaysia|kuala lumpur|south africa|nigeria|kenya|hong kong|vancouver|bay area|san francisco|dallas|atlanta|new jersey|new york|california|texas|chicago|houston|seattle|boston';
/** What says where somebody is, before 'in'. */
export const LIVES =
  "i'?m|am|are|is|live|lives|living|settled|based|work|works|working|stay|stays|staying|brother|sister|son|daughter|husband|wife|father|mother|parents|couple|family|nri";

/** What says that somebody lives abroad. */
export const ON_VISA =
  '(?:\\b(?:i am|we are|am) )?(?:\\b(?:on|with) )?(?:\\ban? )?\\b(?:h-?1-?b|l-?1|green card|work permit)(?: visa)?(?: holder)?s?\\b,?';

const A_HOME =
  '(?:homes?|houses?|flats?|apartments?|villas?|floors?|societ(?:y|ies)|propert(?:y|ies)|projects?|residences?)';
const SENIORS =
  '(?:my |our )?(?:senior citizens?|seniors|elderly(?: parents?| people| couples?)?|retired (?:parents?|people|couples?))(?: ke (?:liye|लिए))?';
const PLACE_LAST = '(?: in(?: \\S+){1,3}| (?!loan|insurance)\\S+)?$';

/** Joined, split, full and short forms → the form of the content. For lower case and plain dashes. */
export const FORMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:home |housing )?loan calculat(?:or|ion)\b/g, 'emi calculator'],
  [/\b(?:one|1|an|ek) (?:hour|ghant[ae])\b(?= (?:from|of|to|se|drive|away|door|me|mein)\b)/g, '60 min'],
  [/\bcommercial (?:plot|land|zameen)s?\b/g, 'sco'],
  [/\b(?:when (?:will|would|can) (?:it|this|they) be|how soon) (?:ready|completed?|finished)\b/g, 'when is possession'],
  [
    /\b(?:i |we )?(?:can|could|will|may) wait (?:for |up ?to )?(?:(?:one|two|\d{1,2}) ?(?:or|to|-) ?)?(?=\S+ (?:year|month)s?\b)/g,
    'possession within ',
  ],
  [/(?<=\bpossession within \S+ (?:year|month)s?) for possession\b/g, ''],
  [
    /\b(?:(?:little|bit|slightly|thod[ai]) )*(?:less(?:er)?|lower|kam) (?:price|rate|daam)\b(?: (?:me|mein))?(?! than)/g,
    'cheaper',
  ],
  [/\b(?:send|bhej\w*|provide|arrange) (?:an? )?(?:cab|taxi|car)\b/g, 'cab'],
  [
    /\b(?:completed?|finished|delivered|handed over|tay+ar|taiyar)(?= (?:flat|apartment|project|home|house|villa|floor|propert(?:y|ie)|office|shop|building)s?\b)|(?<=\b(?:flat|apartment|project|home|villa|office|shop)s? )(?:(?:that|which|are|is|ha(?:ve|s)|been|already|fully|got) )*(?:completed|delivered|handed over)\b(?: possession)?(?! (?:by|in) \d)|\bpossession ready\b|\bready(?= (?:office|shop|flat|apartment|home|villa)s? possession\b)/g,
    'ready to move',
  ],
  [/(?<=\bready to move (?:office|shop|flat|apartment|home|villa)s? )possession\b/g, ''],
  [
    /^(?=\S+(?: \S+){2})(?!.*\b(?:apartment|flat|home|house|villa|bhk|society|plot|near\w*|with|inside)s?\b)(.*?)\b(kirana|grocery|medical|medicine|chemist|mobile|general|sweet|mithai|clothes|kapd[eo]|garments?|jewell?ery|bakery|pharmacy)(?: k[iae])? (?:shop|store|dukan)s?\b/g,
    '$1shop for $2 business',
  ],
  [
    /\b(?:it|ites|corporate|commercial) (?=offices?\b)|(?<=\boffices? )for (?:(?:an?|my|our) )*(?:it|ites|software|tech) (?:company|firm)\b/g,
    '',
  ],
  [/\bsec(?:t(?:[oe]r)?)?\.?\s*-?\s*(\d+\s?[a-z]?)\b/g, 'sector $1'],
  [/\bno (?:payments?|emis?) (?:till|until|before|unless) possession\b/g, 'possession linked plan'],
  [
    /\b(\S+) (?:kholn[aei]|chalan[aei]|start karn[aei])(?: (?:hai|ke liye|ki|jagah|space))*|\b(?:(?:space|jagah|place) )?(?:for|to) (?:open|start|run)(?:ing)? (?!(?:buy|invest|look|search|process)\w*\b|(?:an?|the) process)(?:(?:an?|my|our) )*(\S+)/g,
    'commercial space for $1$2 business',
  ],
  [
    /\b(?!(?:cars?|parking|mandir|temple|puja|pooja|kids|walk\w*|yoga|khel\w*|rehne|rahne|house|home|ghar|family|invest\w*|school|children|unke|inke|mere|hamare|iske|uske|jiske|aapke|kis|is|us) )([a-z]{3,}) ke liye (?:jagah|space|place)\b/g,
    'commercial space for $1 business',
  ],
  [/\b(sector \d+)\s((?!a (?:good|nice|safe|great|bad|posh)\b)[a-z])\b/g, '$1$2'],
  [/(?<!\bsector )\b(\d{1,3}[a-z]?) sector\b(?! \d)/g, 'sector $1'],
  [/\bnh\s*-?\s*(\d+)\b/g, 'nh $1'],
  [/\b(road|expressway) road\b/g, '$1'],
  [/\b(?:expy|e?xp(?:res+)?[ -]?way|(?<=\b[a-z]+ )exp)\b/g, 'expressway'],
  [
    /\b(?:igi|indira gandhi)\b(?: (?:international )?airport)?(?: (?:new )?delhi\b(?! ncr))?|\bdelhi(?:'s)? (?:international )?airport\b|(?<=\bnear (?:the )?)airport delhi\b(?! ncr)/g,
    'igi airport',
  ],
  [/\bterminal (?=\d\b)/g, 't'],
  [/\b(\d+)(?=(?:bkh|hbk|bhkk)\b)/g, '$1 '],
  [/(?<![a-z])(?:sq(?:uare)?\.?\s*(?:f(?:ee|oo)?t|ft)|sqft|sft)\b\.?|(?<=\d ?)f(?:t2|t²|eet square)/g, 'sq.ft'],
  [/(?<![a-z])(?:(?:sq(?:uare)?\.?\s*)?gaj|sq(?:uare)?\.?\s*ya?r?ds?|sqyd)\b\.?/g, 'sq.yd'],
  [/\b(\d+)\s*(?:yards?|yds?)\b\.?/g, '$1 sq.yd'],
  [/(?<![a-z])(?:sq(?:uare)?\.?\s*m(?:t?rs?|ts?|et(?:er|re)s?)?|sqmt?r?s?)(?![a-z])\.?|(?<=\d ?)m(?:2|²)/g, 'sq.m'],
  [/\b(top|best) (?:\d{1,2}|two|three|five|ten) (?!bhk|bed|l\b|cr\b)/g, '$1 '],
  [/\bpsf\b/g, 'per sq.ft'],
  [/\bready[\s-]*reck[oa]ner\b/g, 'circle'],
  [/\b(\d+) log(?:o|on)?\b/g, '$1 people'],
  [/\bacres?\b/g, 'acre'],
  [/\b(hectare|guntha|cent)s\b/g, '$1'],
  [new RegExp(`\\b(?:${CRORE_WORDS})\\b`, 'g'), 'cr'],
  [new RegExp(`\\b(?:${LAKH_WORDS})\\b`, 'g'), 'l'],
  ...ASKS_NOTHING,
  [
    new RegExp(
      `\\b(?:from|(?:${LIVES})(?: currently)? in) (?:${ABROAD}|overseas|outside india)\\b|\\b(?:${LIVES}) in us\\b|\\b(?:${ABROAD}|overseas) (?:se\\b|(?:me|mein) (?:(?:rah|reh)t\\w+|job|kaam|naukri)(?: (?:kart[aei]|hu|hun|hoon|hai|hain|mer[ai]))*)`,
      'g',
    ),
    'from abroad',
  ],
  [new RegExp(`${ON_VISA}(?!.*\\bloan)(?<!\\bloan\\b.*)`, 'g'), 'from abroad'],
  [/\b(?:sell(?:ing)?|bech(?:n[aei]|kar))\b(?:(?=.*\bfrom abroad\b)|(?<=\bfrom abroad\b.*))/g, 'sell abroad'],
  [
    /\b(?:virtual|video|zoom|facetime)(?: call)? (?:(?:site )?visit|tour|walk ?through)s?\b|\b(?:video call|virtual)\b(?! (?:tour|visit|walk))/g,
    'video site visit',
  ],
  [/\b([1-9]) rooms?\b(?! kitchen)(?: set)?/g, '$1 bhk'],
  [/\b(?:(?:from|by) )?(?:reputed|trusted|famous|good) (?:builder|developer)s?\b(?<=\d.*)/g, 'reputed'],
  [/\b(?:(?:1|one|ek) )?cars? park(?:ing)?\b|\b(?:1|one|ek) parking\b/g, 'parking'],
  [/\b(20[2-4]\d) ?[-\/] ?(?:20)?([2-4]\d)\b(?! ?(?:l|cr)\b)/g, '$1 to 20$2'],
  [/(?<=\bbhk) ?[+,]? ?(\d) ?t\b/g, ' with $1 toilets'],
  [/\bsector (\d)0s\b/g, 'sector $10 to $19'],
  [
    /\b((?:(?:north|south)[ -])?(?:east|west)|north|south)(?: (?:or|ya|and|aur) | ?[\/&] ?)(?=(?:(?:north|south)[ -])?(?:east|west|north|south)(?:[ -](?:facing|face)))/g,
    '$1 facing or ',
  ],
  // Why prices may rise is no place to live near.
  [
    /(?:\b(?:after|because of|due to)(?: the| new)* (?:[a-z]+ ){0,2}?(?:airport|metro)|\b(?:[a-z]+ )?(?:airport|metro) (?:(?:ke|ki) (?:baad|aane|wajah)(?: (?:ke|se|par))*|opens?|comes?|starts?))\b(?<=^(?=.*\b(?:prices?|rates?|daam|appreciat\w*)\b).*)/g,
    '',
  ],
  [/\b(?:average|avg|typical|usual) (?:prices?|rates?|costs?)\b(?! per)/g, 'rate'],
  [
    /\b(?:for|to) (?:rent(?:al)? (?:income|returns?|purpose)|rental|rent(?:ing)? (?:it )?out|let(?:ting)? out|letting)\b(?<=\b(?:bhk|rk|apartment|flat|home|studio|floor|villa|house|shop|office|plot|sco)\b.*)/g,
    'letting',
  ],
  [
    /(?<!\b(?:how|(?:my|our|mera|hamara|have|own) (?:(?:an?|own|\d) )*(?:bhk|apartment|flat|home|house|floor|villa))\b.*)(?:,? (?:and|which|that|it|i|we|can|could|will|would|to|later|easily))*(?: (?:be )?(?:giv(?:e|en|ing)|put|let|rent(?:ed)?)(?: (?:it|them|this))? (?:on rent|out)| (?:on )?rent (?:pe|par) (?:den[ae]|dun\w*|de du\w*|lagan[ae]|chadhan[ae]))\b(?: (?:later|baad mein|ke liye|hai|hain))*(?<=\b(?:bhk|rk|\d ?cr|\d ?l|buy|lena|invest)\b.*)/g,
    ' letting',
  ],
  [/\b(20\d\d) or (?:earlier|before|sooner)\b/g, 'by $1'],
  [
    // 'show flats' and 'show flat in noida' ask for a list.
    /\b(?:(?:sample|model|mock ?up)[ -](?:flat|apartment|house|home|unit|villa)s?|(?<=\b(?:an?|the|any|your|see|visit|ka|ki|ke) )show[ -](?:flat|apartment|house|home|unit|villa)|show[ -](?:flat|apartment|house|home|unit|villa)(?! (?:in|under|near|below|with)\b))\b/g,
    'site visit',
  ],
  [
    /(?<!(?:cash|money|l|cr) )\b(?:in|take) ?(?:hand|home)(?= (?:(?:is|of|hai) )*₹?(?:\d{2,3} ?k|\d{5,6}|[1-3](?:\.\d+)? ?l)\b)|(?<=\b(?:\d{2,3} ?k|[1-3](?:\.\d+)? ?l) )(?:in hand|take ?home)\b/g,
    'salary',
  ],
  [
    /\b(?:(?:cash|money) )?in hand\b(?! (?:for|need\w*|requir\w*|chahiye|lag\w+)\b)|\brefund (?=aa?(?:na|ne|kar|unga|oonga|rah\w+)\b)/g,
    '',
  ],
  [/\b(20\d\d) (?:ke |ka )?end\b/g, 'end of $1'],
  [
    /\b(?:mummy|mom|maa|mother|wife|wom[ae]n|biwi|patni|sister|behen|daughter|beti)(?:[' ]?s| ke| ki)? na(?:am|me)(?: (?:par|pe|se|me|mein))?\b(?:(?= (?:ki |ka )?(?:registr|stamp))|(?<=\b(?:registr|stamp).*))/g,
    'woman',
  ],
  [/\b(?:us|usa|uk|uae|dubai|canada|singapore|america|overseas)(?:'?s)?(?: bank)? account\b/g, 'foreign bank account'],
  [/\b(?:1st|pe?hl[aie]) floor/g, 'first floor'],
  [/\b(ground|first) (?=(?:or|ya|and|aur|&|\/) (?:ground|first) floor)/g, '$1 floor '],
  [/\b(?:no|not)(?: an?)? high[- ]?rises?\b/g, 'low rise'],
  [/\bs[.-]c[.-]o\b\.?|\bshop[- ]cum[- ]office(?: (?:plot|unit)s?)?\b/g, 'sco'],
  [
    /\b(?:no|without) power cuts?\b|\b(?:light|power) (?:cut )?na(?:hi)? (?:ja\w+|kat\w*|cut|hot\w*)\b/g,
    'power backup',
  ],
  [
    /^(?:brand[- ]?)?new (?=(?:\d(?:\.5)? bhk )?(?:apartment|flat|villa|kothi)s?\b|\d(?:\.5)? bhk\b)(?!.*\b(?:or|vs|ya|gst|tax|resale|loan|old)\b)/g,
    '',
  ],
  [/\bbare[- ]?shell\b/g, 'unfurnished'],
  [/\b1 room kitchen\b/g, '1 rk'],
  [
    /\b(?:used|purana|pre-?owned|second ?hand|secondary market|re sale)(?= (?:apartment|flat|home|house|villa|propert(?:y|ie)|floor|office|shop)s?\b)|\b(?:direct(?:ly)? (?:from )?owners?|owners? (?:se(?: direct)?|direct)) (?=(?:apartment|flat|villa|house|\d bhk)s?\b)/g,
    'resale ',
  ],
  [/\b(\d{3,4}) ?(?:feet|foot)\b(?! (?:road|front|wide|away|height|from))/g, '$1 sq.ft'],
  [
    /\b(\d{2,4}) ?(?:meters?|mtrs?)\b(?= (?:(?:ka|ki|ke) )?(?:plot|villa|kothi|house|floor|land|jameen)s?\b)|(?<=\b(?:plot|land|villa|kothi)s? (?:of )?)(\d{2,4}) ?(?:meters?|mtrs?)\b(?! (?:road|front|wide|away|from|se))/g,
    '$1$2 sq.m',
  ],
  [/^(?:home|house|makan) (?=(?:chahiye|kharidn[ai]|lena)(?: hai)?$)/g, 'residential '],
  [/\bindividual (?=(?:house|home|villa|bungalow|kothi|floor)s?\b)/g, 'independent '],
  [/\ba (?=(?:cr|l)\b)/g, '1 '],
  [/\b(school|creche|near (?:an? |the )?park)s? for (?:(?:my|the|small|our) )*(?:kids?|child(?:ren)?)\b/g, '$1'],
  [
    /\b(family) of \w+(?: bhk or(?= \d))?|\b(?:\d|one|two|three) (?=(?:kid|child|adult|member|son|daughter|brother|sister|dog|cat|pet))/g,
    '$1',
  ],
  [/(?<!\d ?)\b(?:min(?:imum)?|at ?least|kam se kam) (\d) bhk\b|\b(\d) bhk min(?:imum)?\b(?! \d)/g, '$1$2 bhk+ '],
  [/\b(\d{3,4})(?= (?:carpet|super|built))/g, '$1 sq.ft'],
  [/(?<=\b(?:carpet|super|built[- ]?up)(?: area| min| of| above)* )(\d{3,4})\b(?! ?(?:sq|cr|bhk))/g, '$1 sq.ft'],
  [/\bold(?:[ -]aged?\b|(?= (?:parents?|mother|father|mom|dad|people|couple)\b))/g, 'elderly'],
  [
    new RegExp(
      `(?<=^(?:best |good |safe )?${A_HOME} )(?:for )?${SENIORS}(?=${PLACE_LAST})|(?<=^(?:best |good |safe )?)${SENIORS}(?= ${A_HOME}${PLACE_LAST})`,
    ),
    'senior living',
  ],
  [/\bwhats app\b/g, 'whatsapp'],
  [/(?<=\b(?:phone|mobile|contact|whatsapp|helpline) )(?:no|num|nos)\b/g, 'number'],
  [/ h$/g, ' hai'],
  [/\bkitn[ae] (?:ka|ki|ke|me|mein) (?:(?:mil|aa|pad)\w*(?: (?:hai|h|jaye?ga))*|hai)\b/g, 'rate'],
  [/(?: k[ei])? (?:a+s|आस)[- ]?(?:pa+ss?|near)\b| k[ei]? pass?\b/g, ' ke near'],
  [/(?<=[a-z]) k(?= [a-z])/g, ' ke'],
  [/\b((?:[a-z]+ ){1,2})road (or|ya|and|aur|&|\/) extension\b(?: road)?/g, '$1road $2 $1extension road'],
  [/\b(\S+) (?:ke |ki )?sa+mne\b/g, '$1 facing'],
  ...PLACES_OF_LIFE,
  [/\b(?:(?:my|our|mera|mere) )?(?:kid|child|bachch?)(?:ren|[eo]n?)?'?s? (?:ka |ke )?(?=school)/g, ''],
  [
    /\b(?:want|need|get|giv(?:es?|ing)|generat(?:es?|ing)|for|with)(?: (?:an?|some|good|regular|monthly|fixed|passive|steady|stable|immediate))* income\b(?! (?:of|is|hai|tax|proof|limit|certificate|group|needed|required|₹? ?\d))(?: (?:from|since) (?:the )?(?:day (?:one|1)|first day))?|(?<!\b(?:kitn[ai]|how much|what|min\w*|least|my|meri) )\b(?:(?:monthly|regular|fixed|passive) )*income (?:chahiye|aa\w*|mile|milti|ke liye)(?: (?:hai|rahe))?(?!.* ke liye)/g,
    'for rental income',
  ],
  [
    /\b(?:(?:do not|don'?t|don t|won'?t|not) (?:want|need|take|taking|require)(?: to take)?|no(?: need (?:of|for))?|without)(?: (?:an?|any|home|bank|housing))* loans?\b(?: (?:needed|required|necessary|chahiye))?(?! (?:approv|problem|issue))|\b(?:(?:home|bank) )?loan (?:(?:ki|ka) )?(?:(?:zarurat|jarurat|zaroorat|jaroorat) )?(?:nahi|mat) (?:le\w*|chahiye|karn\w*|karw\w*|hai)(?: (?:hai|h))?\b/g,
    'without loan',
  ],
  // Who comes home asks for no yield.
  [
    /\b(?:to|will|i|we|they|would|could|parents?) return\b(?! on)|\breturn(?= (?:(?:to|home|my|it)\b|(?:back )?(?:from abroad|in 20[2-4]\d)\b))/g,
    '$&ing',
  ],
  [/\bpoa\b/g, 'power of attorney'],
  [/\b(mother|father|mom|dad|wife|husband|son|daughter|parent|brother|sister)[' ]?s'? (?=name\b)/g, '$1 '],
  [/\boc\b/g, 'occupancy certificate'],
  [
    /\b(?:near(?:ing|ly)?|about to (?:get|be)|almost) (?:possession|completion|ready|complete)\b|\babout to complete\b|\bpossession soon\b|\bsoon possession\b/g,
    'earliest possession',
  ],
  [/\bnot (?:before|earlier than) (?=20\d\d)/g, 'from '],
  [/\b(?:(?:in|by) )?(20[2-4]\d)(?: (?:or|ya|and|aur))? (?:later|onwards?)\b/g, 'from $1'],
  [/\b(20[2-4]\d) ke baad\b/g, 'after $1'],
  [/\b(?:no|without|bina) (?:stair(?:case)?s?|steps|seed?hi)\b(?: ke\b)?/g, 'ground floor or lift'],
  [
    /\b(?:no|without|zero|bina) gst(?= (?:flat|apartment|home|house|villa|property)s?\b)|(?:(?:do not|don'?t) (?:(?:have|want|need) to )?pay gst|gst (?:free|na lage))\b(?<=^(?!.*\bready).*\b(?:flat|apartment|home|house|villa|property)s? .*)/g,
    'ready to move',
  ],
  [/\b(?:no|without|zero|bina) gst\b(?<=\bready\b.*)/g, ''],
  [/(?<=\bnear (?:the )?)sea(?! link)\b|\bsea(?= near)/g, 'beach'],
  [/\b(cheap(?:est|er)?|lowest (?:price|rate))\b(.*[a-z]) per (?=sq\.)/g, '$2 $1 per '],
  [
    /\bsee (?:(?:the|an?|some) )?(?:flat|apartment|home|house|villa|plot|shop|office|project|propert)(?:y|ies|s)?(?= (?:on |this |next )*(?:tomorrow|weekend|[a-z]+day)\b)|\bsite dekh\w*|(?:\b(?:home|ghar|makaan|property|project) |(?<=\b(?:apartment|flat|villa|plot|shop|office)s? ))dekhn[aei]\b(?: (?:aana|jana|chaht[aei]|chahiye|hai|hu|hun))*|\b(?:book|schedule|arrange|fix) (?:an? |the )?(?:site )?visit\b|\bvisit (?:book|schedule|arrange|fix|kab|kar\w*)\b|(?<=\b(?:can|could|may) (?:i|we) )see (?:(?:the|an?|some|this) )?(?:flat|apartment|home|house|villa|plot|shop|office|site)s?\b(?!.*\bvideo)/g,
    'site visit',
  ],
  [
    /\b(?<!\b(?:refund|paisa|paise|money|wapas|loan) )(?:pos+es+ions? )?kab (?:tak )?(?:mil(?:ega|egi)|ready|tayyar|taiyar|complete|finish|poor[ai])(?: (?:hoga|hogi|ho jaye?g[ai]))?\b|\bpos+es+ions?\b/g,
    'possession',
  ],
  [
    /\bready(?=(?: flat| home)?(?: lu| le| lena| ho| hai)? (?:or|ya|vs) (?:under|new))|(?<=\bbetween )ready(?= and (?:under|new))|(?<=\b(?:construction|launch) (?:or|ya|vs) )ready\b(?! to)|\bready[\s-]*(?:(?:to|for)[\s-]*(?:mov(?:e|ing)?|shift(?:ing)?|liv(?:e|ing)|stay|occupy)(?:[\s-]*in)?|possession)\b|\bpossession mil (?:chuk|gay)[aei]\b|\brtmi?\b|\bban[aie] (?:hu[aie]|banay[aie]|bana[yi]?[aie])\b|(?<=\b(?:bhk|apartment|flat|home|villa|house|floor|project|property)s?\b.*)\b(?:with )?occupancy certificate (?:received|obtained|mil (?:gay|chuk)[aie])\b|\boccupancy certificate (?:received|obtained)(?= (?:\S+ ){0,2}(?:bhk|apartment|flat|home|villa|house|floor|project|property|properties)s?\b)/g,
    'ready to move',
  ],
  [
    /\bunder[\s-]*construction\b|\bconstruction chal rah[aei]\b|\buc(?= (?:apartment|flat|project|propert(?:y|ie))s?\b)|\bnirma+n[\s-]*adhin\b|(?:\bban|बन) (?:rah[aei]\b|रह[ाेी])/g,
    'under construction',
  ],
  [/\b(?:new(?:ly)?|recent(?:ly)?|just|latest|pre)[\s-]*launch(?:es|ed)?\b|\blaunching\b(?: soon)?/g, 'new launch'],
  [/(?<!\b(?:\d ?)?(?:min(?:ute)?s?|kms?|hours?|how far|very far) )\b(?:far )?away from\b/g, 'not near'],
  [/\bya(?: phir)?\b(?! na(?:hi)?\b)/g, 'or'],
  [
    /(?<!\b(?:or|vs|is|are|which|kya) )\bready(?: to move)?(?: (?:ho|hai|is|would be|will be|to|toh))* (?:best|better|preferred|preferable|good|badhiya)(?=$|,)/g,
    'earliest possession',
  ],
  // Which stands first in that order.
  [/\bready(?: to move)? or (?=(?:earliest|jaldi)\b)|(?<=\bearliest possession) or ready(?: to move)?\b/g, ''],
];

/** A day or an hour that somebody names for a visit or a call: 'on sunday', 'kal shaam 5 baje'. */
export const WHEN =
  /\b(?:(?:on|at|by|in|for|the|this|next|coming|after|before|around|between|and) )*(?:today|tomorrow|tonight|aaj|kal|parson?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekends?|weekdays?|morning|afternoon|evening|noon|subah|shaam|dopahar|(?:at )?\d{1,2}(?:[.:]\d\d)? ?(?:[ap]m|baje|o'?clock)|(?:at|after|before) \d{1,2}(?![\d.,%]| ?(?:l|la[ck]h?|cr|crore|k)s?\b))\b(?: (?:ko|tak|baad))?/g;

/** Stop words of any sentence: auxiliaries, pronouns, particles, polite words, verbs that only ask. 'it' is not one, because of 'IT park'. */
const STOP_WORD_LIST =
  'namaste she her he a all am an and any anything are as at available be been by can could do does else find for from get give have hello help hey hi how i in ' +
  'interested is just kindly like list looking many me much my near workplace need of on only option options or our please pls plz ' +
  'required should show sir some something suggest tell than that the there this to us wanted want was we what when where which who will with ' +
  'wants urgent urgently compulsory mandatory also approx anywhere would you your must max needs wanting whose prefer preferably preferred has if enough ' +
  "somewhere right searching look looks looked easily did done had having may might shall being i'm i'd i'll i've we're we'd it's that's what's there's let's let me mine him his they them their these those someone somebody anyone anybody both everyone everything nothing why whom each every either such because while though then too even still already yet now currently actually whole entire basically really very quite maybe perhaps ok okay well here ever as into through so madam mam maam dear bro thanks thank sorry know knows known allow allows allowed say says said ask asking see recommend goes went share exist exists come comes coming got gets getting given going made make makes think usually generally";
/** Words that apply to everything on the site, so they do not distinguish projects. */
const COMMON_WORD_LIST =
  'buy purchase cost costs detail details homes price prices project projects property properties rate rates sale';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
export const STOP_WORDS = setOf(`${STOP_WORD_LIST} ${HINDI_FILLER_LIST}`);

/** Words without meaning for a search; 'home' has one, as in 'home loans'. */
export const FILLERS: ReadonlySet<string> = new Set([...STOP_WORDS, ...COMMON_WORD_LIST.split(' ')]);

/** Words that ask for less than the price. */
export const HAGGLES = 'negotia\\w+(?: (?:the |on )?price)?|bargain\\w*|(?:best|last|final) price|price kam';

/** Words that ask for a number. */
export const COUNTED =
  /\b(?:how many|number of|total|count|kitn[aei](?! (?:dur|door|far|time|discount|off|construction|work|kaam)\b))\b|(?:s|apartment|plot|villa) (?:number|total)\b/;

/** Words of a question that no answer needs. */
export const QUESTION_WORDS = setOf(
  "meaning matlab define explain explained apply applies banegi about happens its so but name whether real estate calculator calculate calculation check possible best good better sabse highest higher costly between difference per means work works take takes give gives buying bought charge charges needed number count id vs versus it india valid percent month after docs total limit maximum rules rule procedure process agar mean means calculated expect expected average necessary today benefit benefits nowadays step steps full form besides download two convert conversion pickup talk speak banwana banwani karwana karwani padega padegi padta advisable dhyan fayda din out services applicable final claim claimed bring receive received credited arrange start starts days another along email mail team before don't doesn't correct",
);

/** Words that say for whom, what for, or how good: they are said as left out, and the rest of a wish is answered. */
export const ASIDES = setOf(
  'best letting reputed beautiful modern top super lovely decent affordable family families parents parent mother father mom mum mummy dad papa wife husband son daughter kids children couple bachelor bachelors senior seniors elderly old retire retired retirement holiday holidays vacation weekend weekends second worth personal own self use income settle settling',
);

/** A word; a sector or road with its number is one. */
const UNKNOWN =
  /(?:sector|nh) \d+[a-z]?|\d+ (?:people|persons?|seat(?:er)?s?|employees?)|\d (?:bath|toilet|wash|balcon|kitchen|floor|storey|side|lift|car)[a-z]*|\d+(?:[.,]\d+)+|[^\s,.&/+()"~-]+/g;
/** Fillers, other words that no filter uses, and who somebody is. */
const SMALL_TALK = new Set([
  ...FILLERS,
  '',
  ...'home housing residential residence residences inside space good nice same location ya n bedroom budget area range size society community colony township complex about but job naukri family families couple couples parent parents mother father mom mum mummy maa dad papa husband son sons daughter daughters brother brothers sister sisters bhai behen beta bete beti pati patni biwi kid needed requirement'.split(
    ' ',
  ),
  ...'unit units first m vs versus live log put happens india planning back close closer nearby important least around invest investor investors investing investment investments purpose purposes send team discuss banane guide baki baaki lunga loonga amenities facilities including inclusive stretch genuine serious pure fine building member members myself grandparents cozy ones together'.split(
    ' ',
  ),
]);
/** The words of a text in usual spelling that may say something which no filter knows. */
export const openWords = (text: string) => (text.match(UNKNOWN) ?? []).filter((word) => !SMALL_TALK.has(word));
