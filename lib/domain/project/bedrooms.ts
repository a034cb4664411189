import { remembered } from '../site/remembered';

/** The bedrooms of a home: one of the sizes that a text names. */
export interface Bedrooms {
  /** As filter, plans and search name them: '2.5 BHK', '4 BHK+', 'Studio' of '1 RK', 'Duplex'. */
  name: string;
  /** 2.5 of '2.5 BHK', 0 of a studio; null where there is only a kind of home, as 'Duplex'. */
  count: number | null;
  /** Whether there may be more, as in '4 BHK+'. */
  isOpen: boolean;
  /** The words beside them: '+ Study', 'Penthouse'; '' for none. */
  addition: string;
  /** In full, as a card shows it: '3 BHK + Study'. */
  text: string;
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const WORD = `\\b(?:${NUMBER_WORDS.join('|')})`;
const NUMBER = '\\b\\d{1,2}(?:\\.\\d+)?';
const UNIT =
  "(?:b[. ]{0,2}h[. ]{0,2}k\\.?(?:['’]?s)?|bed[ -]?rooms?|beds?|bdr?m?s?|b\\.?r\\.?s?|(r)\\.?k\\.?)(?![a-z])";
/** A room beside the bedrooms, as of '3 BHK + study'. */
const SMALL_ROOM =
  '(?:study|servant|staff|store|pooja|puja|utility|family|lounge|maid|powder|guest|multi|toilet|t(?=s?\\b)|bath|dress|' +
  'driver|worker|help|den(?=s?\\b)|home (?:office|theat)|sq(?![a-z.]| ?(?:f|y|m)))(?:[a-z]{2,}|[ys])?(?: (?:rooms?|quarters?))?\\b';
const ROOM = `(?:${SMALL_ROOM}|(?:terrace|balcon|garden|lawn|deck|basement|lobby|office)[a-z]*\\b)`;
/** The plus of '4 BHK+', not that of '3 BHK+Study' and '3 BHK + Study'. */
const PLUS = `\\+(?!\\w|\\(| ?(?:\\d|${ROOM}))`;
const MORE = '(?:above|more|bigger|larger|higher(?! floors?\\b)|upwards?|onwards?)\\b';
/** '4 BHK above 2000 sq.ft' is no '4 BHK and above'. */
const NO_AMOUNT = '(?! ?(?:of |than )?(?:rs|inr|[₹\\d]))';
const TO = '-|\\b(?:up ?)?to\\b|\\btill\\b|\\bse\\b';
/** Numbers after these are names: 'Tower 2 - 3 BHK' has three bedrooms. */
const NAMED = '\\b(?:sector|sec|nh|phase|tower|type|block|wing|plan|plot|option|series|cluster|no)[ .:#-]*';

const WITH_UNIT = new RegExp(`(\\d|½|half|\\+|more|above|${WORD})[ .-]{0,3}${UNIT}`, 'gi');
const HALF = new RegExp(
  `(\\d|${WORD})(?: ?½|[ -]1/2| (?:and|&) (?:a )?half)(?= (?:BHK|RK)| ?[,/&-]| (?:and|or|to) )`,
  'gi',
);
const OPEN_BEFORE = new RegExp(`(?: ?\\+| (?:and|or|&) ${MORE}) (BHK|RK)\\b`, 'gi');
const OPEN_AFTER = new RegExp(
  ` (BHK|RK)(?: ?(?:and|&|or|/)? ?${MORE}${NO_AMOUNT}| plus\\b(?! \\w)|${PLUS}| \\+(?! ?[\\w(]))`,
  'gi',
);
const WITHOUT_UNIT = new RegExp(
  `(${NAMED}|[hr]k ?\\+ ?(?=[12]\\b))?(${NUMBER}|${WORD})( ?\\+ ?\\d)?( ?(?:[,;/|&]|\\b(?:and|nd|n|or|ya|aur)\\b)(?: ?(?:and\\b|or\\b|&))? ?| ?(?:${TO}) ?)` +
    `(?=(${NUMBER})(?: ?\\+ ?\\d)? (BHK|RK)\\b)`,
  'gi',
);
const RANGE = new RegExp(`(${NUMBER}) (BHK|RK) ?(?:${TO}) ?(?=(${NUMBER}) \\2\\b)`, 'gi');
const SUM = new RegExp(`(${NUMBER}) ?\\+ ?(\\d) (BHK|RK)\\b`, 'gi');
const TWO_SIZES = new RegExp(`\\b(BHK|RK)(\\+?)(?: | ?\\+ ?| (?:n|nd|ya|aur) )(?=${NUMBER} (?:BHK|RK)\\b)`, 'gi');

const toNumber = (text: string) => NUMBER_WORDS.indexOf(text.toLowerCase()) + 1 || Number(text);

/** Larger homes are typing errors. */
const MAX_BEDROOMS = 20;
const isSound = (count: number) => count >= 1 && count <= MAX_BEDROOMS && Number.isInteger(count * 4);

/**
 * A text with its bedrooms one by one in the usual form: 'two, 3 & 4Bedroom flats' → '2 BHK or 3 BHK or 4 BHK flats'. A
 * range has both its ends and the whole numbers between; '3+1 BHK' is '3 BHK + 1'. What is not understood stays.
 */
export function spellOutBedrooms(text: string): string {
  let spelled = text
    .replace(WITH_UNIT, (_, before: string, isRooms?: string) => {
      return `${/^[a-z]{3}/i.test(before) && toNumber(before) ? toNumber(before) : before} ${isRooms ? 'RK' : 'BHK'}`;
    })
    .replace(HALF, (_, whole: string) => `${toNumber(whole)}.5`)
    .replace(OPEN_BEFORE, ' $1+')
    .replace(OPEN_AFTER, ' $1+');
  // From the right: each number takes the unit of the next.
  for (let before = ''; before !== spelled;) {
    before = spelled;
    spelled = spelled.replace(WITHOUT_UNIT, withUnit);
  }
  return spelled.replace(RANGE, toList).replace(SUM, withRooms).replace(TWO_SIZES, '$1$2 or ');
}

function withUnit(all: string, ...found: (string | undefined)[]): string {
  const [name, number = '', rooms = '', between = '', next, unit] = found;
  const count = toNumber(number);
  // '2,5' is a half in many countries, and a list in others.
  if (name || (between === ',' && next === '5' && count < 4)) return all;
  return `${count}${rooms} ${unit}${ONLY_TO.test(between) ? between : ' or '}`;
}

function toList(all: string, from: string, unit: string, to: string): string {
  const [low, high] = [Number(from), Number(to)].sort((a, b) => a - b) as [number, number];
  if (high > MAX_BEDROOMS) return all;
  const counts = [Number(from)];
  for (let count = Math.floor(low) + 1; count < high; count += 1) counts.push(count);
  return counts.map((count) => `${count} ${unit} or `).join('');
}

function withRooms(all: string, count: string, rooms: string, unit: string): string {
  return Number(rooms) > Math.min(Number(count), 2) ? all : `${count} ${unit} + ${rooms}`;
}

const LIST = / ?(?:[,;|/&]|\band\b|\bor\b) ?(?![^(]*\))/i;
const SIZE = new RegExp(`^(.*?)\\b(\\d{1,2}(?:\\.\\d+)?) (BHK|RK)(${PLUS})?(.*)$`, 'i');
/** Kinds of homes that stand for a number of bedrooms. */
const HOME_KINDS = ['Duplex', 'Triplex', 'Penthouse', 'Villa'];
const KIND = /^\D*?\b(studio|duplex|triplex|pent ?house|villa)(?:e?s)?\b\D*$/i;
const NO_HOME = /\b(?:office|shop|retail|suite)s?\b/i;
/** Words that turn the meaning of a size around. */
const TURNING =
  /\b(?:to|up|upto|from|between|min|max|not?|non|under|below|above|over|less|more|than|without|about|around|approx)\b/i;
const NAME = new RegExp(`${NAMED}\\d+[a-z]?\\b`, 'i');
const ONLY_TO = new RegExp(`^ ?(?:${TO}) ?$`, 'i');
const IN_BRACKETS = new RegExp(`^\\((${ROOM})\\)$`, 'i');
const ROOM_ITEM = new RegExp(`^(?:\\d+ ?)?${ROOM}`, 'i');
/** What every home is. */
const ANY_HOME = /^ ?(?:hall kitchen|apartment|flat|home|residence|unit|house)s?\b(?! (?:office|theat))/i;

const MAX_PARSED = 2000;

/**
 * The sizes that a text names, in its order: '2, 3 & 4 BHK', '2-4 BHK', '3 BHK + Study', '4 Bedroom Villa', '2½ BHK',
 * '4 BHK+', 'Studio', 'Duplex'. Null where a part of it is not understood, none for a blank
 * text (routes-and-content, Listing). Texts are remembered.
 */
export const parseBedrooms: (text: string) => readonly Bedrooms[] | null = remembered(readItems, MAX_PARSED);

function readItems(text: string): Bedrooms[] | null {
  const plain = text
    .replace(/[‐-―−]/g, '-')
    .replace(/\s*[\r\n•·]+\s*/g, ', ')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/\s+/g, ' ')
    .trim();
  const spelled = spellOutBedrooms(plain);
  const sizes: Bedrooms[] = [];
  for (const item of spelled.split(LIST)) {
    if (item === '') continue;
    const previous = sizes.at(-1);
    const size = readSize(item) ?? readKind(item);
    if (size) sizes.push(size);
    else if (previous && ROOM_ITEM.test(item)) {
      const room = ` ${toAddition(`+ ${item}`)}`;
      previous.addition = (previous.addition + room).trim();
      previous.text += room;
    } else return null;
  }
  return [...new Map(sizes.map((size) => [size.text, size])).values()];
}

function readSize(item: string): Bedrooms | null {
  const [, before = '', digits = '', letters = '', plus = '', after = ''] = SIZE.exec(item) ?? [];
  const count = Number(digits);
  if (!isSound(count) || /^-|[<>~≥≤]|studio|\b\d/i.test(before.replace(NAME, ''))) return null;
  if (TURNING.test(before) || TURNING.test(after) || /\d (?:BHK|RK)\b|^[^+\w]*[\d.]+\W*$/i.test(after)) return null;
  const size = `${count} ${letters.toUpperCase()}${plus}`;
  const front = before.replace(/[-:([ ]+$/, '').trim();
  const behind = toAddition(after.replace(/^ ?[)\]]/, '').replace(ANY_HOME, ''));
  const isStudio = size === '1 RK';
  return {
    name: isStudio ? 'Studio' : size,
    count: isStudio ? 0 : /rk/i.test(letters) ? null : count,
    isOpen: plus !== '',
    ...inWords(front, size, behind),
  };
}

/** Rooms beside a size in one form: 'with a servant room', '(servant)' → '+ Servant'. */
function toAddition(words: string): string {
  const plain = words
    .trim()
    .replace(/^[-:.] ?/, '')
    .replace(IN_BRACKETS, '+ $1')
    .replace(/^(?:\+|with\b|plus\b) ?(?:an? )?/i, '+ ')
    .replace(/^\+.*/, (rooms) => rooms.replace(/ ?\+ ?/g, ' + ').trim());
  if (!/^[a-z +]+$/i.test(plain)) return plain;
  return plain.replace(/ rooms?(?= \+|$)/gi, '').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function inWords(before: string, size: string, after: string): Pick<Bedrooms, 'addition' | 'text'> {
  const joined = (...words: string[]) => words.filter((each) => /\w/.test(each)).join(' ');
  return { addition: joined(before, after), text: joined(before, size, after) };
}

function readKind(item: string): Bedrooms | null {
  const [, kind = ''] = KIND.exec(item) ?? [];
  if (!kind || NO_HOME.test(item)) return null;
  const name = kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase().replace(' ', '');
  const [before = '', after = ''] = item.split(kind);
  const behind = toAddition(after.replace(/^e?s\b/i, '').replace(ANY_HOME, ''));
  return { name, count: name === 'Studio' ? 0 : null, isOpen: false, ...inWords(before.trim(), name, behind) };
}

const BESIDE = `(?: ?\\+ ?\\d\\b| ?(?:\\+|\\b(?:with|plus|and)\\b|&) ?(?:\\d ?)?${SMALL_ROOM})*`;
const ASKED = `\\b\\d{1,2}(?:\\.\\d+)? (?:bhk|rk)\\b(?:${PLUS}|${BESIDE})`;
const EACH_ASKED = new RegExp(`${ASKED}(?: ?(?:[,/&]|\\bor\\b|\\band\\b) ?(?=${NUMBER} (?:bhk|rk)\\b))?`, 'g');

/** The bedrooms of a query in the usual form ('2 bhk or 3 bhk + study gurgaon'), and the query without them. */
export function takeBedrooms(query: string): { sizes: readonly Bedrooms[]; rest: string } {
  const taken = (query.match(EACH_ASKED) ?? []).map((text) => ({ text, sizes: parseBedrooms(text) ?? [] }));
  const understood = taken.filter(({ sizes }) => sizes.length > 0);
  const rest = understood.reduce((left, { text }) => left.replace(text, ' '), query);
  return { sizes: understood.flatMap(({ sizes }) => sizes), rest: rest.replace(/\s+/g, ' ').trim() };
}

const MENTION = new RegExp(`(?:\\b|\\d)(?:${UNIT}|b\\.?k\\.?h\\b)`, 'i');

/** Whether a text speaks of bedrooms, understood or not: '3 BKH', '1450 sq.ft 3 BHK'. */
export function mentionsBedrooms(text: string): boolean {
  return MENTION.test(text);
}

/** '4 BHK' and 'Duplex' of '4 BHK Duplex'. */
function namesOf({ name, addition }: Bedrooms): string[] {
  if (addition === '') return [name];
  const words = addition.toLowerCase().split(/\W/);
  return [name, ...HOME_KINDS.filter((kind) => kind !== name && words.includes(kind.toLowerCase()))];
}

/** Values of a filter of these texts, each once; texts that are not understood have none. */
export function bedroomNames(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => (parseBedrooms(text) ?? []).flatMap(namesOf)))];
}

/** Order of a filter and of headings: few bedrooms first, '4 BHK' before '4 BHK+', kinds of homes last. */
export function compareBedrooms(a: string, b: string): number {
  const rank = (text: string) => {
    const size = parseBedrooms(text)?.[0];
    return (size?.count ?? (size ? MAX_BEDROOMS + 1 : MAX_BEDROOMS + 2)) + (size?.isOpen ? 0.1 : 0);
  };
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/**
 * Whether a configuration has the wished bedrooms: '3 BHK' also means '3 BHK + Study', '4 BHK+' means four or more, '1
 * RK' and 'Studio' are one, 'Duplex' is found in '4 BHK Duplex'. Neither is a part of another number: 2.5 is not 5.
 */
export function hasBedrooms(label: string, wanted: string): boolean {
  return isAnyMet(label, wanted, (own, asked) => own >= asked);
}

/** Whether bedrooms that a record names are those of a filter's value. As above, but '4 BHK' alone is not '4 BHK+'. */
export function isFilteredBy(text: string, value: string): boolean {
  return isAnyMet(text, value, (own, asked) => own > asked);
}

function isAnyMet(text: string, wanted: string, isMore: (own: number, asked: number) => boolean): boolean {
  const asked = parseBedrooms(wanted) ?? [];
  return (parseBedrooms(text) ?? []).some((own) =>
    asked.some(({ name, count, isOpen }) => {
      if (namesOf(own).includes(name)) return true;
      if (count === null || own.count === null) return false;
      return isOpen ? isMore(own.count, count) : own.count === count;
    }),
  );
}

const NONE = /^(?:n\.? ?\/?\.? ?a\.?|nil|none|null|not applicable|tb[acd]|to be announced|[-.]+)$/i;

/** What a project's record names, each as a card shows it, few bedrooms first; what is not understood stays, last. */
export function readBedroomField(field: string | readonly string[] | undefined): { texts: string[]; unread: string[] } {
  const given = (typeof field === 'string' ? [field] : (field ?? [])).map((text) => text.trim());
  const named = given.filter((text) => text !== '' && !NONE.test(text));
  const texts = [...new Set(named.flatMap((text) => (parseBedrooms(text) ?? []).map((size) => size.text)))];
  const unread = [...new Set(named.filter((text) => !parseBedrooms(text)))];
  return { texts: [...texts.sort(compareBedrooms), ...unread], unread };
}
