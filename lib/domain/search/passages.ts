import { toSentences } from '../project/description';
import { remembered } from '../site/remembered';
import { COUNTED, FILLERS, QUESTION_WORDS } from './language';
import { spelled } from './spelling';

/** A text that may answer what no table knows: a question with its answer, or a sentence with the page it stands on. */
export interface Passage {
  title: string;
  text: string;
  href: string;
  linkLabel: string;
}

/** The texts of a page of ours. */
export interface PageTexts {
  title: string;
  href: string;
  texts: readonly string[];
}

/** How the sentences begin that tell how far a building is, the newest first. */
export const CONSTRUCTION_IN = 'Construction in ';

/** How the sentences begin that tell what a home costs in all; its configuration follows. */
export const ALL_IN = 'In all, ';
/** How the sentences begin that tell what is free; its configuration follows. */
export const FREE = 'Free, ';

/** How the sentences begin that tell what comes on top of a price, and what the place of a unit costs. */
export const CHARGES = 'Beside the price: ';
/** How the sentence begins that names all specifications. */
export const SPECIFIED = 'Specifications: ';

/** A longer text, in letters, is read by its sentences. */
const LONG = 240;

const made = new WeakMap<readonly PageTexts[], Passage[]>();

/** The passages of pages, those with figures first; of a long text each sentence with the one behind it. */
export function toPassages(pages: readonly PageTexts[]): readonly Passage[] {
  const known = made.get(pages);
  if (known) return known;
  const all = pages.flatMap(({ title, href, texts }) =>
    texts.flatMap((text) => {
      const sentences = text.length > LONG ? toSentences(text) : [text];
      // Of two that read the same the one counts that begins with it.
      const pairs = sentences.map((each, at) => [each, sentences[at + 1]].filter(Boolean).join(' ')).reverse();
      return pairs.map((pair) => ({ title, text: pair, href, linkLabel: title }));
    }),
  );
  const hasFigure = ({ text }: Passage) => Number(/\d/.test(text));
  made.set(
    pages,
    all.sort((a, b) => hasFigure(b) - hasFigure(a)),
  );
  return all;
}

/** Words that mean one thing to those who ask; the first stands for all. */
const SAME = [
  'bay parking car cars',
  'charging charger',
  'adviser advisor agent consultant broker',
  'speak speaks speaking bolne bolta bolti language languages',
  'rail train railway',
  'staff servant maid',
  'sale sell sells selling sold seller',
  'transfer send remit',
  'abroad nri nris overseas foreign indian usa america canada dubai uk',
  'percent percentage',
  'women woman wife female lady ladies',
  'handed possession handover',
  'money paid pay price proceeds',
  'begin start starts',
  'week weeks days din',
  'monsoon rain rainy rains',
  'leasehold freehold tenure',
  'stay continue continues remain',
  'apartment apartments flat flats home homes unit units',
  'discount rebate saving',
  'resale owner owners',
  'tenant tenants occupier occupiers',
  'rent let rental',
  'lease leased',
  'build built',
  'width wide broad',
  'construction work progress kaam',
  'working works',
  'include included includes including cover covers',
  'covered stilt',
  'edc external',
  'noise noisy loud sound shor hear heard',
  'aeroplane aircraft plane planes flight flights',
  'foot walk walking paidal',
  'instalment instalments installment installments payment payments',
  'tax taxable taxation',
  'loan finance financing mortgage lend lender',
  'document docs paper paperwork',
  'delay delayed late',
  'developer builder promoter',
  'verify check verification',
  'gain profit',
  'father dad papa mother mummy parent',
  'increase rise hike',
  'tower towers buildings block blocks',
  // 'flooring' is none of the floors.
  'flooring tiles',
].map((group) => group.split(' '));
const MEANT = new Map(SAME.flatMap((group) => group.map((word) => [word, group[0]!] as const)));

/** 'certif' of 'certified' and 'certification'. */
const withoutEnd = (word: string) => word.replace(/(?<=...)(?:ings?|ed|es|s|e)$/, '');
const toStem = (word: string) => MEANT.get(word) ?? MEANT.get(withoutEnd(word)) ?? withoutEnd(word).slice(0, 6);
const says = (word: string) =>
  /\d|.../.test(word) &&
  !/^20\d\d$/.test(word) &&
  // 'let' of 'let me know' is rare in a question.
  (word === 'let' || !FILLERS.has(word)) &&
  (!QUESTION_WORDS.has(word) || word.startsWith('charge'));
/** The words of a text that mean something, by their stems. */
export const stemsOf = remembered((text) => new Set(spelled(text).split(' ').filter(says).map(toStem)));

/** What is sold is one of these and has an area, so that they answer nothing but how many. */
const KINDS = new Set(['area', 'apartment', 'plot', 'villa', 'shop', 'office', 'tower'].map(toStem));
const NUMBER =
  '(?:\\d[\\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?|hundred)';
const NUMBERED = new RegExp(`\\b${NUMBER} (?:[a-z-]+ )?([a-z]+)`, 'g');
/** How well a text counts what a question asks the number of, 0 where it does not: 'four towers', 'three passenger lifts'. */
const counts = (text: string, words: readonly string[]) =>
  Math.max(
    0,
    ...[...text.toLowerCase().matchAll(NUMBERED)].map(([all]) => {
      const at = all
        .split(' ')
        .slice(1)
        .findIndex((word) => words.includes(toStem(word)));
      // '41 floors' rather than 'the six highest floors'.
      return at < 0 ? 0 : 2.5 - at / 2;
    }),
  );

/** A passage that answers. */
export interface FoundPassage {
  passage: Passage;
  /** Number of the question's meaningful words that it reads, and their share of all, 0 to 1. */
  count: number;
  share: number;
  /** Whether it has a word. */
  reads: (word: string) => boolean;
}

/**
 * The passage that reads most of a question in usual spelling; words of its question count twice. Null where none has a word
 * of the question in its own, or two in its text.
 */
export function findPassage(asked: string, passages: readonly Passage[]): FoundPassage | null {
  const isCounted = COUNTED.test(asked);
  const stems = [...stemsOf(asked)].filter((stem) => isCounted || !KINDS.has(stem));
  const scored = passages.flatMap((passage) => {
    const inTitle = stemsOf(passage.title);
    const inText = stemsOf(passage.text);
    const isQuestion = passage.title.endsWith('?');
    const titled = stems.filter((stem) => (isQuestion ? inTitle : inText).has(stem)).length;
    const counted = isCounted ? counts(passage.text, stems) : 0;
    const isCount = counted > 0;
    const isNumber = isCount && !isQuestion;
    const count = stems.filter((stem) => inTitle.has(stem) || inText.has(stem)).length || Number(isNumber);
    // A sentence without the number is no answer to 'how many'.
    if ((titled === 0 && count < 2 && !isNumber) || (isCounted && !isQuestion && !isCount)) return [];
    const reads = (word: string) =>
      [inTitle, inText, ...(isNumber ? [new Set(stems)] : [])].some((own) => own.has(toStem(word)));
    const share = count / stems.length;
    return [{ passage, count, share, reads, score: count + (isQuestion ? titled : 0) + counted }];
  });
  return scored.sort((a, b) => b.score - a.score)[0] ?? null;
}
