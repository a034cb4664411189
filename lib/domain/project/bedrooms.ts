const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = '(\\d{1,2}(?:[.,]5|½)?)';
const UNIT = "(?:b\\.?\\s?h\\.?\\s?k\\.?(?:['’]?s)?|bed\\s?-?\\s?rooms?|beds?|br|bdrms?)";

const COUNT_IN_WORDS = new RegExp(`\\b(${NUMBER_WORDS.join('|')})(?=\\s*-?\\s*${UNIT}(?![a-z]))`, 'gi');
const COUNTED = new RegExp(`(?<![\\d.])${COUNT}\\s*(\\+?)\\s*-?\\s*${UNIT}(?![a-z])`, 'gi');

/** '4 Bedrooms', '3bhk', '2½ B.H.K.' → '4 BHK', '3 BHK', '2.5 BHK'; the rest of the text stays. */
export function toUsualBedrooms(text: string): string {
  return text
    .replace(COUNT_IN_WORDS, (word) => String(NUMBER_WORDS.indexOf(word.toLowerCase()) + 1))
    .replace(COUNTED, (_, count: string, plus: string) => `${count.replace(/,5|½/, '.5')} BHK${plus}`)
    .replace(/\b1\s*-?\s*r\.?k\.?(?![a-z])/gi, '1 RK');
}

const OTHER_HOMES: readonly [RegExp, string][] = [
  [/^studios?(?: apartments?| flats?)?$/i, 'Studio'],
  [/^1 RK$/i, '1 RK'],
  [/^duplex(?:es)?$/i, 'Duplex'],
  [/^triplex(?:es)?$/i, 'Triplex'],
  [/^pent ?-?houses?$/i, 'Penthouse'],
  [/^(?:independent )?villas?$/i, 'Villa'],
];
const ROOMS =
  /^(\d{1,2}(?:\.5)?) BHK(\+)?(?:\s*(?:\+|with|and|&)\s*(?:a\s+)?([a-z1-9][a-z0-9 .'’/-]*)|\s*\(([a-z][a-z .]*)\)|\s+([a-z][a-z .-]*))?$/i;
const MAX_BEDROOMS = 20;

const capital = (words: string) => words.trim().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** One home in canonical form: '3 BHK', '2.5 BHK', '3 BHK + Study', '4 BHK+', '1 RK', 'Studio'; null if it is none. */
function toHome(part: string): string | null {
  const other = OTHER_HOMES.find(([pattern]) => pattern.test(part));
  if (other) return other[1];
  const [, count = '', plus = '', room, note, kind] = ROOMS.exec(part) ?? [];
  const isCount = count !== '' && Number(count) > 0 && Number(count) <= MAX_BEDROOMS;
  if (!isCount) return null;
  if (room && /^(?:above|more|up|larger)\b/i.test(room)) return `${count} BHK+`;
  const added = room ?? note;
  if (added) return `${count} BHK + ${capital(added.replace(/\s*rooms?$/i, '')) || 'Room'}`;
  return `${count} BHK${plus}${kind ? ` ${capital(kind)}` : ''}`;
}

/** '2', '3' before '4 BHK' have its unit, and '2-4 BHK' is 2, 3 and 4. */
function withUnits(parts: readonly string[]): string[] {
  const filled: string[] = [];
  let hasUnit = false;
  for (const part of [...parts].reverse()) {
    const [, from = '', to = ''] = /^(\d+(?:[.,]5)?)\s*(?:-|–|—|to)\s*(\d+(?:[.,]5)?)(?: BHK)?$/i.exec(part) ?? [];
    const isBare = /^\d{1,2}(?:[.,]5)?$/.test(part);
    if (from && (hasUnit || / BHK$/i.test(part))) {
      const [low, high] = [Number(from.replace(',', '.')), Number(to.replace(',', '.'))];
      for (let count = high; count >= low; count -= 1) filled.unshift(`${count} BHK`);
      hasUnit = true;
    } else {
      filled.unshift(isBare && hasUnit ? `${part.replace(',', '.')} BHK` : part);
      hasUnit ||= / BHK/i.test(part);
    }
  }
  return filled;
}

/**
 * Bedrooms as agencies and portals write them ('2, 3, 4 BHK', '4 Bedrooms', '3+1 BHK', '2-4 BHK', '2.5 BHK') → the homes
 * in canonical form, each once; null if a part of the text is not understood. Half a bedroom is a value of its own, and an
 * added room does not change the count (spec 3, Project).
 */
export function parseBedrooms(text: string): string[] | null {
  const usual = toUsualBedrooms(text.replace(/\b(\d)\s*\+\s*(1|2)\s*(?=b\.?h\.?k)/gi, '$1 BHK + $2 '))
    .replace(/(BHK \+ \d) +bhk\b/gi, '$1')
    .replace(/\bBHK\+?\s*(?:and|&)\s*above\b/gi, 'BHK+')
    .replace(/\b(?:apartments?|flats?|homes?|units?|residences?|configurations?|options?)\b/gi, ' ')
    .replace(/[ \t\u00a0]+/g, ' ');
  const parts = usual
    .split(/[,;|\r\n]|\/(?=\s*\d)|\s(?:&|and|or)\s(?=\d|studio|duplex|pent|villa|1 rk)/i)
    .map((part) => part.trim().replace(/^\.|\.$/g, ''))
    .filter((part) => part !== '');
  const homes = withUnits(parts).map(toHome);
  return homes.includes(null) ? null : [...new Set(homes as string[])];
}

/** The values that a filter offers for a home: '3 BHK' of '3 BHK + Study', '4 BHK' and 'Duplex' of '4 BHK Duplex'. */
export function bedroomsValues(home: string): string[] {
  const [count, rest = ''] = /^(\d{1,2}(?:\.5)? BHK\+?)(?: (.*))?$/.exec(home)?.slice(1) ?? [];
  if (count === undefined) return [home];
  return [count, ...OTHER_HOMES.flatMap(([pattern, name]) => (pattern.test(rest) ? [name] : []))];
}

/** Whether a value of a record is the wished one: '4 BHK' is also found in '4 BHK+', and '1 BHK' not in '11 BHK'. */
export function isBedroomsValue(own: string, wanted: string): boolean {
  const [value, wish] = [own.toLowerCase(), wanted.toLowerCase()];
  return value === wish || value === `${wish}+`;
}
