import 'server-only';
import { editDistance } from './nearest-word';

const SHORT_FORMS: Readonly<Record<string, string>> = {
  ...{ sec: 'sector', sect: 'sector', ph: 'phase', blk: 'block', ext: 'extension', extn: 'extension', rd: 'road' },
  ...{
    expwy: 'expressway',
    expy: 'expressway',
    eway: 'expressway',
    hwy: 'highway',
    ngr: 'nagar',
    mg: 'marg',
    twp: 'township',
  },
  ...{
    n: 'north',
    s: 'south',
    e: 'east',
    w: 'west',
    gr: 'greater',
    st: 'street',
    one: '1',
    two: '2',
    three: '3',
    four: '4',
  },
};
/** Words that a name is the same without. */
const FILLERS = new Set(['no', 'number', 'the', 'of', 'near', 'pvt', 'private', 'ltd', 'limited', 'llp', 'group']);
/** Words that tell neighbours apart, however near their letters are. */
const APART = new Set(
  'north south east west northern southern eastern western central new old upper lower inner outer greater navi'.split(
    ' ',
  ),
);
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** A name as people hear it. */
export interface Spelling {
  /** Numbers and words that two spellings share: 'sector 83a' → '83 a'. */
  marks: string;
  letters: string;
  /** The letters without double ones and with one letter for a sound. */
  sound: string;
}

/** 'Sec-83, Gurgaon' and 'Sector 83' are heard as one; `without` are words to leave out, as the city's name. */
export function spellingOf(name: string, without: readonly string[] = []): Spelling {
  const words = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  const left = new Set(without.flatMap(words));
  const said = words(name)
    .map((word) => SHORT_FORMS[word] ?? String(ROMAN.indexOf(word) > 0 ? ROMAN.indexOf(word) : word))
    .filter((word) => !FILLERS.has(word) && !left.has(word));
  const isMark = (word: string) => /^\d+$/.test(word) || word.length < 3 || APART.has(word);
  const letters = said.filter((word) => !isMark(word)).join('');
  const sound = letters
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/w/g, 'v')
    .replace(/c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1');
  return { marks: said.filter(isMark).join(' '), letters, sound };
}

const consonants = (letters: string) => letters.replace(/[aeiou]/g, '');

/** Whether two spellings are likely of one name: the same sound, or one or two slips of a name long enough. */
export function isSameSpelling(a: Spelling, b: Spelling): boolean {
  if (a.marks !== b.marks) return false;
  if (a.sound === b.sound) return true;
  if (a.letters[0] !== b.letters[0]) return false;
  const length = Math.min(a.letters.length, b.letters.length);
  if (Math.abs(a.letters.length - b.letters.length) > 2 || length < 5) return false;
  const slips = Math.min(editDistance(a.letters, b.letters), editDistance(a.sound, b.sound));
  return slips <= (length >= 12 ? 2 : 1) && (length >= 7 || consonants(a.sound) === consonants(b.sound));
}
