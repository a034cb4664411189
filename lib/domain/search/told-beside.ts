import { ABROAD } from './language';
import { cut } from './limits';
import { ADVICE } from './own-questions';

const THING =
  '(?:\\d(?:\\.\\d)?[ -]?(?:bhk|rk)|(?:flat|apartment|villa|kothi|house|home|floor|plot|shop|office|showroom|sco)s?)\\b';
/** Asks for projects, and not what a word means. */
export const ASKS_WHICH = new RegExp(`^(?:which|kaun ?s[aei]) ${THING}(?!.*\\b(?:or|vs)\\b)`);
const OWN =
  "(?:(?:in|at|of|from|our|my|his|her|their|the|an?|one|two|own|old(?:er)?|small|existing|current|present|previous|ancestral|family|parents'?|builder|independent|rented|\\d ?bhk) )+";
/** What somebody sold, owns or lives in, up to the wish behind it. */
const PAST = new RegExp(
  `(?<!\\b(?:to|for|can|could|will|would|you|not) )\\b(?:(?:i|we|they|have|has|had|just|already|recently|currently|presently|after|by|are|am) )*(?:sold|selling|liv(?:e|ed|ing)|stay(?:ed|ing)?|rent(?:ed|ing)|mov(?:ed?|ing) out|vacating|(?<=\\b(?:i|we)(?: already)? )have(?= (?:an?|one|our|my)\\b)|own(?:s|ed)?(?= (?:an?|one|two|the|\\d)\\b)) ${OWN}${THING}.*?(?=[,;]| (?:and|but|so|now|aur|(?:(?:i|we) )?(?:want|need|look|search|plan|would)\\w*|to (?:buy|get))\\b|$)`,
  'g',
);
const PAST_PASSIVE = new RegExp(
  `\\b(?:our|my)(?: (?:old|own|existing|\\d ?bhk))* ${THING}(?: (?:is|was|has|been|got|just|already))* sold\\b`,
  'g',
);
const PAST_HINDI = new RegExp(
  `\\b(?:(?:abhi|filhal|hum|ham|hamne|humne|maine|apn[aei]|hamar[aei]|mer[aei]|puran[aei]|ek|our|my) )*${THING}(?: (?:ko|mein|me|main|par|pe))* (?:bech\\w*|r[ea]h(?:te|ta|ti))(?: (?:di(?:ya|ye)|kar|ke|rah[aei]|hai|hain|hu|hun|h|ho|the|tha))*\\b`,
  'g',
);
/** Rent that somebody pays now, or does not want. */
const PAID_RENT =
  /(?:^(?=.*(?:,|\b(?:want|need|buy|look\w*|lena|chahiye)\b))|(?:\b(?:i|we|i'm|am|are|currently|presently|now|already|abhi|tired|sick|fed up|of|with|instead) )+)(?:pay(?:ing)?(?: [^,;\d]{0,12}\d\S*(?: ?(?:k|l|lakh|thousand|hazar|rupees|rs))*)?(?: (?:as|of|in|on|a month|per month|monthly|every month))* (?:rent|kiray[ae])|(?:liv|stay)(?:e|ing) (?:on|in|at)(?: a)? (?:rent|kiray[ae])|(?:rent|kiray[ae]) (?:of )?₹?\d\S*(?: ?(?:k|l|lakh|thousand|hazar|rupees|rs))* (?:pay\w*|det?[aei]\w*|bhar\w*)|(?:rent|kiray[ae]) (?:pe|par|mein|me) r[ea]h\w+)(?: (?:of )?₹?\d\S*(?= |,)(?! ?bhk))?(?: (?:(?:every|per|a|each) month|monthly|hai|hain|hu|hoon|hun|h|rah[aei]))*\b(?! or\b)|\d\S*(?: ?(?:k|l|lakh|thousand|hazar|rupees|rs))* (?:k[ai] )?(?:rent|kiray[ae]) (?:de|bhar|pay)\w*(?: (?:kar|rah[aei]|hai|hain|hu|hun|h))*|\b(?:and |but )?not (?:for |on |to |want )*rent\b/g;
/** Where somebody works, by the way to it. */
const WORK =
  /\b(?:(?:my|our|his|her|husband'?s?|wife'?s?|mer[aei]|hamar[aei]) )*(?:office|work(?:place)?|job)(?: (?:is|hai|about|around|se))* \d+(?:\.\d+)? ?(?:kms?|min(?:ute)?s?) (?:away|far|door|dur|ki do+ri)\b(?: (?:from (?:here|home)|hai))*/g;
/** Where somebody lives, beside the place of the wish; who lives abroad asks for more. */
const TOWN = new RegExp(
  `\\b(?:i|we) (?:(?:currently|now|presently|am|are) )*(?:liv(?:e|ing)|stay(?:ing)?) in (?!(?:${ABROAD})\\b).*?(?=[,;]| (?:and|but|so|(?:(?:i|we) )?(?:want|need|look|search|plan|would)\\w*)\\b|$)`,
  'g',
);
const IN_PLACE = /\b(?:in|near|mein|me)\b/;
/** Asks of the sale itself. */
const OF_SALE = /\b(?:tax\w*|tds|capital|gains?|proceeds|section|loan|emi|dut(?:y|ies)|agreement|repatriat\w+)\b/;
/** A word of each of the clauses. */
const MAY_TELL = /\b(?:sold|sell|liv|stay|rent|mov|vacat|have|own|bech|r[ea]h|kiray|office|work|job)/;
const ASKS_ADVICE = new RegExp(`\\b${ADVICE}\\b`);
const IS_THING = new RegExp(`\\b${THING}`);

/** The same of a wish, which asks nothing of the rent that somebody pays today. */
export function takeToldOfWish(text: string): { told: string[]; rest: string } {
  const { told, rest } = takeTold(text);
  const [paid] = rest.match(PAID_RENT) ?? [];
  return paid ? { told: [...told, paid.trim()], rest: cut(rest, paid) } : { told, rest };
}

/** The clauses of a text that tell of another home beside the wish, 'we sold our flat', and the text without them. For lower case. */
export function takeTold(text: string): { told: string[]; rest: string } {
  if (!MAY_TELL.test(text)) return { told: [], rest: text };
  const clauses = [PAST, PAST_PASSIVE, PAST_HINDI, WORK, ...(IN_PLACE.test(cut(text, TOWN)) ? [TOWN] : [])];
  // 'we pay 45k rent, should we buy' asks of the rent, too.
  if (!ASKS_ADVICE.test(text)) clauses.push(PAID_RENT);
  const told = OF_SALE.test(text) ? [] : clauses.flatMap((pattern) => text.match(pattern) ?? []);
  const rest = told.reduce((open, clause) => cut(open, clause), text);
  return told.length > 0 && IS_THING.test(rest) ? { told, rest } : { told: [], rest: text };
}
