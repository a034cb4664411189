import { MONTHS } from '../site/month';
import { ABROAD } from './language';
import { cut } from './limits';
import { ADVICE } from './own-questions';
import { spelled } from './spelling';

const THING =
  '(?:\\d(?:\\.\\d)?[ -]?(?:bhk|rk)|(?:flat|apartment|villa|kothi|house|home|floor|plot|shop|office|showroom|sco)s?)\\b';
/** Asks for projects, and not what a word means. */
export const ASKS_WHICH = new RegExp(
  `^(?:which|kaun ?s[aei]) (?:of (?:your|the|these) )?(?:${THING}|projects?\\b)(?!(?=.*\\b(?:or|vs)\\b).*\\b(?:vs|better|best|good|cheaper|should|a[ch]+ha|sahi)\\b)`,
);
/** Asks politely for a list: 'can you tell which plots', 'is there any 3 bhk'. */
const POLITE = new RegExp(
  `^(?:(?:can|could|will|would) you (?:please |pls |kindly )?(?:tell|show|suggest|list|find|give|recommend|share|send)(?: (?:me|us))?|(?:is|are) there|do you have) (?:(?:any|some|an?|all|the|of|good|please) )*(?=(?:(?:which|ready|residential|commercial|gated|new|good|affordable|cheap|pre[- ]?leased|furnished) )*(?:${THING}|(?:societ(?:y|ies)|projects?|propert(?:y|ies))\\b))`,
);
/** A text without the words that only ask politely. */
export const withoutPolite = (text: string) => text.replace(POLITE, '');
/** A wish with a sum before a question of what that costs: 'sco 3 cr dwarka expressway, what is the registry'; '' where the sum is asked of. `names` are words of what is asked. */
export function wishBefore(query: string, names: readonly string[]): string {
  const parts = query.split(/(?:[,?]|\b(?:and|aur)\b)+ /);
  const asks = spelled(parts.pop()!).split(' ');
  const wish = parts.join(', ');
  const isAsked = names.some((word) => asks.includes(word) && !wish.includes(word));
  const isSold = /\b(?:bought|so?ld|sell\w*)\b/.test(wish);
  return isAsked && !isSold && !asks.some((word) => /\d/.test(word)) && SUM.test(wish) && IS_THING.test(wish)
    ? wish
    : '';
}
const SUM = /\d ?(?:l|cr|lac|lakh|crore)s?\b/;
const OWN =
  "(?:(?:in|at|of|from|our|my|his|her|their|the|an?|one|two|own|old(?:er)?|small|existing|current|present|previous|ancestral|family|parents'?|builder|independent|rented|\\d ?bhk) )+";
/** What somebody sold, owns or lives in, up to the wish behind it. */
const PAST = new RegExp(
  `(?<!\\b(?:to|for|can|could|will|would|you|not) )\\b(?:(?:i|we|they|have|has|had|just|already|recently|currently|presently|after|by|are|am) )*(?:sold|selling|liv(?:e|ed|ing)|stay(?:ed|ing)?|rent(?:ed|ing)|mov(?:ed?|ing) out|vacating|(?<=\\b(?:i|we)(?: already)? )have(?= (?:an?|one|our|my)\\b)|own(?:s|ed)?(?= (?:an?|one|two|the|\\d)\\b)) ${OWN}${THING}.*?(?=[,;]| (?:and|but|so|now|aur|(?:(?:i|we) )?(?:want|need|look|search|plan|would)\\w*|to (?:buy|get))\\b|$)`,
  'g',
);
const PAST_PASSIVE = new RegExp(
  `\\b(?:our|my)(?: (?:old|own|existing|\\d ?bhk))* ${THING}(?: (?:is|was|has|been|got|just|already))* sold\\b|\\bfrom (?:the )?(?:sale|selling) of (?:(?:my|our|an?|old) )*${THING}`,
  'g',
);
const PAST_HINDI = new RegExp(
  `\\b(?:(?:abhi|filhal|hum|ham|hamne|humne|maine|apn[aei]|hamar[aei]|mer[aei]|puran[aei]|ek|our|my) )*${THING}(?: (?:ko|mein|me|main|par|pe))* (?:bech\\w*|r[ea]h(?:te|ta|ti))(?: (?:di(?:ya|ye)|kar|ke|rah[aei]|hai|hain|hu|hun|h|ho|the|tha))*\\b`,
  'g',
);
/** Rent that somebody pays now, or does not want. */
const PAID_RENT =
  /(?:^(?=.*(?:,|\b(?:want|need|buy|look\w*|lena|chahiye)\b))|\b(?=(?:(?:liv|stay)ing (?:on|in|at)(?: a)? (?:rent|kiray[ae])|(?:rent|kiray[ae]) (?:pe|par|mein|me) r[ea]h\w+)\b.*(?:,|\b(?:want|need|buy|look\w*|lena|chahiye)\b))|(?:\b(?:i|we|i'm|am|are|currently|presently|now|already|abhi|tired|sick|fed up|of|with|instead) )+)(?:(?<=\b(?:am|are|currently|presently) )on rent(?= in\b)|renting(?= in\b)|pay(?:ing)?(?: [^,;\d]{0,12}\d\S*(?: ?(?:k|l|lakh|thousand|hazar|rupees|rs))*)?(?: (?:as|of|in|on|a month|per month|monthly|every month))* (?:rent|kiray[ae])|(?:liv|stay)(?:e|ing) (?:on|in|at)(?: a)? (?:rent|kiray[ae])|(?:rent|kiray[ae]) (?:of )?₹?\d\S*(?: ?(?:k|l|lakh|thousand|hazar|rupees|rs))* (?:pay\w*|de(?:t?[aei]\w*)?|bhar\w*)|(?:rent|kiray[ae]) (?:pe|par|mein|me) r[ea]h\w+)(?: (?:of )?₹?\d\S*(?= |,)(?! ?bhk))?(?: (?:(?:every|per|a|each) month|monthly|hai|hain|hu|hoon|hun|h|rah[aei]))*\b(?! or\b)|\d\S*(?: ?(?:k|l|lakh|thousand|hazar|rupees|rs))* (?:k[ai] )?(?:rent|kiray[ae]) (?:de|bhar|pay)\w*(?: (?:kar|rah[aei]|hai|hain|hu|hun|h))*|\b(?:and |but )?not (?:for |on |to |want )*rent\b/g;
/** The sum of it, told apart from the words: 'on rent in noida paying 38k'. */
const RENT_SUM =
  /(?<=\b(?:on rent|renting)\b[^;]{0,40}[ ,])(?:\b(?:(?:i|we) )?(?:pay(?:ing)?|for|at|and) )*₹?\b(?:\d{1,3} ?(?:k|thousand|hazar)|\d\d?,?\d{3})\b(?: (?:paying|rent|(?:per|an?|every|each) month|monthly|pm))*(?=.*\b(?:buy|want|need|look\w*|lena|chahiye)\b)/g;
/** Where somebody works, by the way to it. */
const WORK =
  /\b(?:(?:my|our|his|her|husband'?s?|wife'?s?|mer[aei]|hamar[aei]) )*(?:office|work(?:place)?|job)(?: (?:is|hai|about|around|se))* \d+(?:\.\d+)? ?(?:kms?|min(?:ute)?s?) (?:away|far|door|dur|ki do+ri)\b(?: (?:from (?:here|home)|hai))*/g;
/** Where somebody lives, beside the place of the wish; who lives abroad asks for more. */
const RELATIVE =
  '(?:(?:my|our|mer[aei]|hamar[aei]) )?(?:parents?|mother|father|mom|dad|mummy|papa|in-?laws?|sister|brother|son|daughter|wife|husband|family|uncle|aunt|cousin|bhai|behen|beta|beti|maa)(?: (?:who|is|are))*';
const WHAT = '(?!look|search|interest|buy|plan|want|need)[a-z]+';
const TOWN = new RegExp(
  `\\b(?:i'?m|i|we|who|myself|this is|${RELATIVE}|(?:currently|presently)(?= [a-z]+ in)) (?:(?:currently|now|presently|am|are|is|basically|originally) )*(?:(?:${WHAT} ){0,3}(?:liv(?:es?|ing)|stay(?:s|ing)?|settled|based|posted|stud(?:y|ies|ying))(?: (?:on|for) rent)? in|(?<=\\b(?:i'?m|am|are|is|myself|basically|originally) )(?:${WHAT} ){0,3}from) (?!(?:${ABROAD}|us)\\b).*?(?=[,;]| (?:and|but|so|(?:(?:i|we) )?(?:want|need|look|search|plan|would)\\w*)\\b|$)|\\b(?:i am|i'?m|we are|currently|presently) (?:(?:on rent|renting|staying|living|based) )?(?:in|at) (?!(?:${ABROAD}|us|an?|the|my|search|need|market)\\b).*?(?=[,;]| (?:and|but|so|(?:(?:i|we) )?(?:want|need|look|search|plan|would)\\w*)\\b|$)|\\b(?:hum|ham|main|mai|${RELATIVE}) (?!(?:${ABROAD})\\b)\\S+(?: \\S+)? (?:(?:mein|me) (?:r[ae]h(?:te|ta|ti)|settled)|se (?:h(?:oo|u)n?|hain?)\\b)(?: (?:hai|hain|hu|hun))*`,
  'g',
);
/** That a bank lends already: 'loan already approved from sbi'. */
const LENT =
  /(?:^|(?<=[,;.] ?)|\b[a-z]+ (?:ne|se) |\b(?:and|but|with|(?:i |we )?(?:have|got)|my|our) )(?:(?:my|our|an?|the|got|home|housing|bank|pre|already|approved|sanctioned)[ -])*loan\b(?:(?<=\b(?:approved|sanctioned)\b.*)|(?:[ -](?:is|has|been|got|already|also|bhi|ka|pre|in principle))*[ -](?:approved?|sanction(?:ed)?|pass(?:ed)?|ready|mil (?:gay|chuk)[aei])\b)(?! (?:hona|honi|chahiye|project|flat|home)\b)(?: (?:hai|ho|kar|diya|gay[aei]|chuk[aei])\b)*(?: (?:from|by|with|of) (?!\d)[a-z]+(?: bank)?)?(?! (?:nahi|kab|kaise))/g;
/** When somebody abroad comes here, beside the wish. */
const COMES =
  /\b(?:to stay |for )?(?:when(?:ever)?|jab) (?:i|we|they) (?:visit|come(?: back)? to|am in|are in|travel to) india\b(?: from \S+)?|\b(?:i|we|they) (?:visit|come to) india (?:every|twice|once|often|each)\b[^,;]*?(?=[,;]| (?:and|but|so|want|need|look)\w*\b|$)/g;
/** Who somebody is that buys for the first time. */
const FIRST_BUYER =
  /\b(?:(?:i|we|i'm|am|are|as|being|hum|main) )*(?:an? )?first[- ]?time (?:home )?buyers?\b(?: (?:hu|hun|hai|hain))*/g;
/** What else somebody is that buys: 'i am an engineer', 'main teacher hoon', 'newly married couple', 'and his wife'. */
const WHO_ASKS =
  /\b(?:i am|i'm|im|(?:she|he|wife|husband|son|daughter|brother|sister) is) an? (?!(?:nri|oci|pio|foreign\w*|resident|non|first|us|uk|senior|citizen|broker|agent|owner|landlord|seller)\b)[a-z]+(?: (?!(?:at|in|from|and|with|based|working|looking|want|need|who)\b)[a-z]+)?(?=,| (?:at|in|from|and|with|based|working|looking|want\w*|need\w*|who)\b)|\b(?:main|hum|mai) (?:ek )?[a-z]+ (?=h(?:oo?|u)n?\b)|\b(?:(?:small|big|bad[aie]|chh?ot[aie]|joint|nuclear|young|newly|married|working|retired|old|elderly|aged) )+(?=(?:family|couple|parents?|mother|father)\b)|\b(?:and|aur|my|his|our|mer[ai]|for)(?: (?:my|his|our))? (?:wife|biwi|patni)\b(?! (?:(?:ke|ka|ki) )?na(?:me?|am)\b| (?:is|works?|working|office|job|in|at|near|liv\w*|stay\w*)\b)/g;
/** What somebody has of the price, beside the price and no income: 'I have 40 lakh cash'. */
const OWN_MONEY =
  /(?<!\b(?:salary|income|earn\w*)\b.*)\b(?:(?:i|we) have|(?:mere|hamare|humare) (?:paas|near)) (?:₹ ?)?\d[\d.]* ?(?:lakh?|lac|l|crore|cr)s? (?:(?:in|as|of|for|ready|the) )*(?:cash|saved|savings?|down ?payment)\b(?: hai)?(?=.*\d ?(?:lakh?|lac|l|crore|cr)s?\b)(?!.*\b(?:salary|income|earn\w*|loans? (?:of )?₹?\d[\d.]*|\d ?(?:lakh?|l)s? (?:ka )?loan)\b)/;
/** Who somebody is and where, which no wish need say as left out. */
const ASK_NOTHING = [TOWN, FIRST_BUYER, COMES, LENT, PAST_PASSIVE];
/** Of which floor a typed size is. */
const OF_SIZE =
  /\bcarpet(?: area)?\b(?= (?:(?:should|must|has|is|to|be|at ?least|min(?:imum)?|of|above|around|from|more than|over) )*\d{3,4} ?sq)|(?<=\d ?(?:sq[a-z. ]{2,9}|sft) )carpet(?: area)?\b/g;
/** What would be welcome, and decides nothing. */
const NO_MUST =
  /(?:^|(?<=[,;.?] ?)|\b(?:and|aur|with|but) )(?:(?! (?:and|aur|with)\b)[^,;.?])*?\b(?:(?:but )?not (?:an? )?(?:must|necessary|compulsory|mandatory|required)|optional)\b|(?:(?<=[,;.?] ?)|\b(?:and|aur|with) )(?=[^,;.?\d]*\b(?:if (?:possible|available|there)|agar (?:mil|ho)\w*|ho sake)\b)(?![^,;.?]*\b(?:near|close|ready|possession|construction|launch|under|facing)\b)(?:(?! (?:and|aur|with)\b)[^,;.?\d])*/g;
const ASKS = /^(?:can|how|do|does|should|what|will|is|are|may|kya|kitn\w+)\b/;
const IN_PLACE =
  /\b(?:in|near|(?:shift|mov|relocat)\w*|mein|(?<!\b(?:show|tell|give|suggest|help|for|to|l|lakh|cr|crore) )me)\b(?! (?:(?:an?|the|any|good|best|nice|gated|big|new) )*(?:societ|area|localit|building|township|metro|school|hospital|market|park|airport|temple|mandir|future|next|\d+ (?:year|month|min)))(?! (?:₹|budget|them|him|her|it|their|his|(?:the )?same|that)\b)(?! \d+(?:\.\d+)? ?(?:l|lakh|cr|crore)s?\b)/;
/** Asks of the sale itself. */
const OF_SALE = /\b(?:tax\w*|tds|capital|gains?|proceeds|section|loan|emi|dut(?:y|ies)|agreement|repatriat\w+)\b/;
/** A word of each of the clauses. */
const MAY_TELL =
  /\b(?:sold|sell|current|present|liv|stay|rent|mov|vacat|have|own|bech|r[ea]h|kiray|office|work|job|loan|carpet|visit|come|settled|a?m in |are in |stud|travel|jab|buyer|from|based|posted|not |optional|if |agar|ho sake)/;
const ASKS_ADVICE = new RegExp(`\\b${ADVICE}\\b`);
const IS_THING = new RegExp(`\\b${THING}`);

/** The same of a wish, which asks nothing of the rent that somebody pays today. */
export function takeToldOfWish(text: string): { told: string[]; rest: string } {
  const { told: clauses, rest: all } = takeTold(text);
  const told = clauses.filter((clause) => ASK_NOTHING.reduce(cut, clause) !== '');
  const rest = all.replace(OWN_MONEY, ' ').replace(WHO_ASKS, ' ').replace(/ +/g, ' ').trim();
  const [paid] = rest.match(RENT_SUM) ?? rest.match(PAID_RENT) ?? [];
  return paid ? { told: [...told, paid.trim()], rest: cut(rest, paid) } : { told, rest };
}

/** The clauses of a text that tell of another home beside the wish, 'we sold our flat', and the text without them. For lower case. */
export function takeTold(text: string): { told: string[]; rest: string } {
  if (!MAY_TELL.test(text)) return { told: [], rest: text };
  const besides = ASKS.test(withoutPolite(text)) ? [] : [LENT, COMES, OF_SIZE, FIRST_BUYER, NO_MUST];
  const always = besides.flatMap((pattern) => text.match(pattern)?.map((clause) => clause.trim()) ?? []);
  const clauses = [PAST, PAST_PASSIVE, PAST_HINDI, WORK, ...(IN_PLACE.test(cut(text, TOWN)) ? [TOWN] : [])];
  // 'we pay 45k rent, should we buy' asks of the rent, too.
  if (!ASKS_ADVICE.test(text)) clauses.push(PAID_RENT, RENT_SUM);
  const other = always.reduce(cut, text);
  const beside = OF_SALE.test(other) ? clauses.filter((pattern) => pattern === TOWN) : clauses;
  const all = [...always, ...beside.flatMap((pattern) => other.match(pattern) ?? [])];
  // 'i live on rent in sector 49' also has 'i live on rent'.
  const told = all.filter((clause) => !all.some((each) => each !== clause && each.includes(clause)));
  const rest = told.reduce((open, clause) => cut(open, clause), text);
  return told.length > 0 && IS_THING.test(rest) ? { told, rest } : { told: [], rest: text };
}

/** What somebody has to do with a home is no word of himself. */
const DEALT =
  '(?:old |own |new )*(?:flat|apartment|home|house|villa|floor|plot|land|shop|office|property|builder|developer|tenant|landlord|seller|broker|bank|loan|booking|registry|possession|money|name|society|question)';
const CLAUSES =
  /[,;.!?]+(?= |$)|\b(?:so|but|because|as|since|hence|for when|(?:and|aur)(?! (?:an?|one|two|ha(?:ve|s)|am|are|is|work|travel|liv|run)\w*))\b|(?=\bwho\b)/;
/** Begins what somebody says of himself, or of his own. */
const OF_SELF = new RegExp(
  `^(?:(?:hi|hello|hey|dear|sir|madam|good|morning|evening|namaste|ji|currently|presently) )*(?:i|i'm|im|i've|we|we're|(?:my|our|mer[aie]|hamar[aie])(?! ${DEALT}s?\\b)|myself|this is|he|she|they|(?:kids?|children|wife|husband|parents|father|mother|son|daughter|pati|patni|bacch?e|bachche)(?! (?:play|pool|park|area|room|zone|friendly|school))|who(?! (?:is|are|pays?|will|can)\\b)|working (?:with|for|at)|main(?! (?:road|gate|market)\\b)|mai|hum|ham)\\b`,
);
/** Where the wish begins, or what is done with a home. */
const WISHES =
  /\b(?:look|want|wish|need|requir|search|interest|seek|prefer|buy|purchas|invest|choos|consider|(?<!night )shift|mov|relocat|chah|kharid|book|visit|dekh|inherit|gift|transfer|claim|(?:get|see|like|love|should|must|would|can|len[aei]|bought|s[eo]ll?d?|pa(?:y|id))\b)/;
/** Words of a place that nobody may know are said as left out. */
const PLACED = new RegExp(
  `\\b(?:in|at|near|mein|me)\\b(?! (?:(?:an?|the|my|our|his|her|their|${ABROAD})\\b|(?:${MONTHS.map((name) => name.slice(0, 3).toLowerCase()).join('|')})))(?: [a-z]+){0,2}`,
  'g',
);

const OWN_WORDS = /(?<![\d.] ?)\b[a-z'-]+|\b\d+(?= ?(?:years?|yrs?)\b)|\b\d+ (?:people|persons?)\b/g;

/** The words by which somebody tells of himself, up to the wish, and which ask for nothing: 'i travel a lot'. For lower case. */
export function wordsOfSelf(text: string): ReadonlySet<string> {
  const clauses = text.split(CLAUSES).map((clause) => clause.trim());
  const told = clauses.filter((clause) => OF_SELF.test(clause)).map((clause) => clause.split(WISHES)[0]!);
  return new Set(told.flatMap((clause) => cut(clause, PLACED).match(OWN_WORDS) ?? []));
}
