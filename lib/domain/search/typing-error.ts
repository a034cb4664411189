import { groupedBy } from '../site/grouped';
import { toLatin } from './devanagari';
import { FILLERS, QUESTION_WORDS } from './language';
import { toContentForms } from './spelling';
import { wordsOfSelf } from './told-beside';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter words are too often one letter from another. */
const MIN_LENGTH = 4;
/** Words of so many letters may be written as they sound: 'fareedabad'. */
const MIN_HEARD = 8;
const SHORT_WORDS = new Set(['bhk', 'sco', 'gym', 'pool', 'gas']);
/** Words of queries that no record need have. */
const QUERY_WORDS =
  'crore lakh sector under below villa office shop plot flat apartment studio ready launch construction commercial floor three duty budget bedroom society possession resale plan loan rent rest rate cost area land chat metre meter compliant independent firm kirana cheap cheapest closest nearest luxury'.split(
    ' ',
  );

/** Words that a misspelt word may have meant: those of names, and the whole words of patterns, which any text is. */
export function toKnownWords(names: Iterable<string>, patterns: readonly string[] = []): Set<string> {
  const words = new Set([...SHORT_WORDS, ...QUERY_WORDS]);
  for (const name of names) for (const word of name.toLowerCase().match(/[a-z]{4,}/g) ?? []) words.add(word);
  for (const pattern of patterns)
    for (const word of pattern.replaceAll('\\b', ' ').replaceAll('(?:y|ies)', 'y').match(WHOLE_WORD) ?? [])
      words.add(word);
  return words;
}
/** 'servant' and 'quarter' of 'servant quarters?', not 'balcon' of 'balcon(?:y|ies)'. */
const WHOLE_WORD = /(?<![a-z\\])[a-z]{5,}?(?=s\?|[ )|/-]|$)/g;

/** Everything one edit away: a letter left out, swapped with the next, replaced or added. */
function* editsOf(word: string): Generator<string> {
  for (let at = 0; at <= word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (tail) yield head + tail.slice(1);
    if (tail.length > 1) yield head + tail.charAt(1) + tail.charAt(0) + tail.slice(2);
    for (const letter of LETTERS) {
      if (tail) yield head + letter + tail.slice(1);
      yield head + letter + tail;
    }
  }
}

/** The consonants of a word as they sound, one of each run; without y, vowels and later h, which are written in many ways. */
function soundOf(word: string): string {
  const sounds = word
    .replace(/x/g, 'ks')
    .replace(/gh(?=t)/g, '')
    .replace(/q/g, 'k')
    .replace(/ch/g, 'q')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/z/g, 'j')
    .replace(/w/g, 'v');
  return sounds.replace(/[^b-df-hj-np-tv]|(?<!^)h/g, '').replace(/(.)\1+/g, '$1');
}
const firstVowel = (word: string) => /[aeiou]/.exec(word)?.[0];

const soundsOf = new WeakMap<ReadonlySet<string>, ReadonlyMap<string, string[]>>();

/** The known word that sounds as one, with the same first vowel if there is one, else of like length; else null. */
function soundingLike(word: string, known: ReadonlySet<string>): string | null {
  if (known.has(word)) return word;
  const bySound = soundsOf.get(known) ?? groupedBy([...known], soundOf);
  soundsOf.set(known, bySound);
  const farOff = (each: string) => Math.abs(each.length - word.length);
  const alike = [...(bySound.get(soundOf(word)) ?? [])].sort((a, b) => farOff(a) - farOff(b));
  // Two consonants are those of too many words.
  const any = alike.find((each) => soundOf(word).length > 2 || farOff(each) < 2);
  return alike.find((each) => firstVowel(each) === firstVowel(word)) ?? any ?? null;
}
const DEVANAGARI = /^[\u0900-\u097f]{3,}$/;

function meantBy(word: string, known: ReadonlySet<string>): string {
  if (known.has(word) || FILLERS.has(word) || QUESTION_WORDS.has(word)) return word;
  if (DEVANAGARI.test(word)) return soundingLike(toLatin(word), known) ?? word;
  // 'managed' is a form of 'manage'.
  if (!/^[a-z]{3,}$/.test(word) || known.has(word.replace(/d$/, ''))) return word;
  const single = word.replace(/s$/, '');
  if (known.has(single)) return single;
  const least = word.length < MIN_LENGTH ? SHORT_WORDS : known;
  const isLike = (edit: string) =>
    edit !== `${word}s` && (word.length > MIN_LENGTH || edit.charAt(0) === word.charAt(0));
  for (const edit of editsOf(word)) if (least.has(edit) && isLike(edit)) return edit;
  const heard = (word.length < MIN_HEARD ? null : soundingLike(word, known)) ?? word;
  return firstVowel(heard) === firstVowel(word) && Math.abs(heard.length - word.length) < 2 ? heard : word;
}

/** A query as it was typed with the words that its correction replaces; the correction itself where those stand otherwise in it or it was in Devanagari, null where only plurals differ. */
export function withCorrected(query: string, corrected: string): string | null {
  const [read, meant] = [toContentForms(query), corrected].map((text) => text.split(' '));
  const isSame = (word: string, at: number) => [word, word.replace(/s$/, '')].includes(meant![at]!);
  const changed = read!.flatMap((word, at) => (isSame(word, at) ? [] : ([[word, meant![at]!]] as const)));
  if (changed.length === 0) return null;
  const words = query.split(' ');
  const isTyped =
    read!.length === meant!.length && changed.every(([word]) => words.includes(word) && !DEVANAGARI.test(word));
  return isTyped ? words.map((word) => new Map(changed).get(word) ?? word).join(' ') : corrected;
}

/** Behind what somebody is: 'main pilot hoon'. */
const IS_SELF = /^(?:h(?:oo|u)n?|हूँ|हूं|हुँ|हुं)[,.]?$/;
/** What portals call half a bedroom is a study in most plans. */
const HALF_BEDROOM = /\b([1-4])\.5 bhk\b/;

/** The query with each unknown word replaced by a known one that is one edit away, and half a bedroom by a study; null if there is neither. */
export function correctTyping(query: string, known: ReadonlySet<string>): string | null {
  const text = toContentForms(query);
  const ofSelf = wordsOfSelf(text);
  const corrected = text
    .replace(HALF_BEDROOM, '$1 bhk with study')
    .split(' ')
    .map((word, at, all) => (ofSelf.has(word) || IS_SELF.test(all[at + 1] ?? '') ? word : meantBy(word, known)))
    .join(' ');
  return corrected === text ? null : corrected;
}
