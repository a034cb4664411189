import { takeBedrooms } from '../project/bedrooms';
import { takeEithers } from './eithers';
import { cut } from './limits';
import { IS_EITHER, readRefusals, withoutRefusals } from './refusals';
import { launchYear } from './possession';
import { takeFacts } from './askable';
import { kindsAlone, landmarksIn, ON_FOOT, withEachNear, withNamedKind, withoutOfficeCities } from './nearby-words';
import { readRate, takeAreaAndBudget } from './money';
import { readFilters, type Reading, toFilterFact, toFilterFacts } from './filter-facts';
import { fromHindi } from './hindi';
import { withPooled } from './told-sums';
import { HOMES } from './home-types';
import { ASIDES, openWords } from './language';
import { type SearchVocabulary, takeName } from './names';
import { takeNotOurs } from './not-ours';
import { takeOtherAmounts } from './other-amounts';
import { plainText, toUsualSpelling } from './spelling';
import { takeToldOfWish, wordsOfSelf } from './told-beside';
import { asksFor, isSaidByFloors, type SearchWish, type NotOurs, type WishedFact } from './wish';
import { takeFine, withFine } from './widen-wish';
import { AROUND, isInside, NEAR_SECTOR, nearPart, partWithCity } from './wished-place';

/** Words of homes of any type; who says residential may want a plot. */
const HOME = /\b(?:homes?|societ(?:y|ies))\b/;
/** Who wants any property without a word more is shown homes: 'ghar chahiye', 'property in india'. */
const ANY_HOME =
  /^(?=.*\b(?:homes?|residential|propert(?:y|ies))\b).*\b(?:want|need|buy|look\w*|search\w*|chahiye|chaht\w+|len[aie]|kharidn[aie]|india)\b/;

/** What is pasted after these is not read: names and amounts take time with the square of the length. */
const MAX_CHARACTERS = 300;

/** What a sentence refuses ends with it, and a place before it is one: not the dot of 'sq. ft', 'sec. 82', 'rs. 50'. */
const SENTENCE_END =
  /(?:[?!;।]|(?<=[^\s.]{3}|cr|\dl|\dk)(?<!\b(?:sec|sect|approx|max|min|inr|feet|nos|sqft))\.)+(?=\s|$)/g;

/** A query's amounts, and its other words in usual spelling. */
function readAmounts(query: string) {
  const beginning = Array.from(plainText(query))
    .slice(0, MAX_CHARACTERS)
    .join('')
    .replace(/(?<=[a-z]{3})\/(?=[a-z]{3})/g, ' or ')
    .replace(/[?!.]+$/, '')
    .replace(SENTENCE_END, ',');
  const { told, rest: wished } = takeToldOfWish(fromHindi(beginning));
  const { amounts, rest } = takeOtherAmounts(withPooled(wished));
  const foreign = amounts.flatMap(({ kind, text }) => (kind === 'foreign' ? [text] : []));
  const rates = amounts.map(({ kind, text }) => (kind === 'rate' ? readRate(toUsualSpelling(text)) : null));
  const [rate = null] = rates.filter(Boolean);
  const others = amounts.flatMap(({ text }, at) => (rates[at] ? [] : text));
  return { told, others, foreign, rate, ...takeAreaAndBudget(toUsualSpelling(rest)) };
}

/** The texts that a query's price, area, bedrooms and refusals leave over, in usual spelling. */
export function withoutAmounts(query: string): string {
  const { others, rest } = readAmounts(withoutRefusals(query));
  return [takeBedrooms(rest).rest, ...others].filter(Boolean).join(' ');
}

/** What is nearest to a part stands first. */
const NEAR_PART = /\b(?:close(?:st)?|nearest)\b/;

/** The facts that a query asks for, and the words that no fact knows; null if it asks for none. */
export function parseSearchWish(query: string, vocabulary: SearchVocabulary): SearchWish | null {
  const fine = takeFine(query, (text) => parseWish(text, vocabulary));
  const wish = parseWish(fine ? fine.rest : query, vocabulary);
  return fine && wish ? withFine(wish, fine) : (fine?.more ?? wish);
}

function parseWish(query: string, vocabulary: SearchVocabulary): SearchWish | null {
  const { told, others, foreign, rate, area, budget, rest } = readAmounts(query);
  const { text: words, far } = withoutOfficeCities(
    withEachNear(withNamedKind(cut(rest, AROUND), vocabulary)),
    vocabulary,
  );
  const parse = (text: string) => parseSearchWish(text, vocabulary);
  const refusals = readRefusals(words, vocabulary, parse);
  const types = refusals.flatMap((refusal) => refusal.types);
  const reading: Reading = {
    vocabulary,
    text: refusals.reduce((left, { text, wished }) => left.replace(text, wished), words),
    isEither: IS_EITHER.test(words),
    found: {
      ...(budget && { budget }),
      ...(area && { area }),
      ...(types.length > 0 && { type: { values: types } }),
    },
    additions: [],
    unknown: others,
  };
  const eithers = takeEithers(reading.text, vocabulary, parse);
  // What one of two is, is no fact of its own.
  const inEither = new Set(
    eithers.facts.flatMap((each) =>
      each.row === 'either' && each.any.every(({ row }) => row === 'stated') ? each.any.map(({ label }) => label) : [],
    ),
  );
  reading.text = eithers.rest;
  const landmarks = landmarksIn(reading.text, vocabulary);
  // Its locality is none that is wished for, nor is the city of 'Navi Mumbai'.
  for (const name of [...landmarks, partWithCity(reading.text, vocabulary)])
    if (name) reading.text = reading.text.replace(name, `${name.replaceAll(' ', '_')}_`);
  readFilters('names', reading);
  reading.text = reading.text.replace(/_+(?= |$)/g, '').replaceAll('_', ' ');
  const isOfHome = HOME.test(reading.text);
  const isAny = ANY_HOME.test(reading.text);
  const launched = reading.found.status?.values.includes('New Launch') ? launchYear(reading.text) : '';
  reading.text = cut(reading.text, launched);
  if (launched) reading.unknown.push(launched.replace('in ', ''));
  // 'Rajouri Garden' is no garden; what records name is near is asked by minutes, but for 'in Connaught Place'.
  const named = landmarks.length > 0 ? null : takeName(reading.text, vocabulary.areas);
  const early = named && [undefined, named.value.city].includes(reading.found.place?.values.join()) ? named : null;
  const isNamed = (fact: WishedFact) => fact.row === 'nearby' && fact.kind === null;
  const isPart =
    early !== null &&
    (isInside(early.name, reading.text) || !takeFacts(reading.text, vocabulary.facts).facts.some(isNamed));
  if (isPart) reading.text = early.rest;
  const inText = takeFacts(reading.text, vocabulary.facts);
  const onFoot = inText.facts.some(({ row }) => row === 'nearby') ? (ON_FOOT.exec(reading.text)?.[0] ?? '') : '';
  const found = takeNotOurs(cut(inText.rest, ON_FOOT));
  const part = isPart ? { ...early, rest: found.rest } : takeName(found.rest, vocabulary.areas);
  const around = takeNotOurs(part?.name ?? '');
  const isOther = around.notOurs.length > 0 && around.rest === '';
  reading.text = part ? cut(part.rest, NEAR_PART) : found.rest;
  if (part) reading.found.place = nearPart(part.value, reading.found.place);
  readFilters('words', reading);
  const isAround = AROUND.test(rest) || (NEAR_SECTOR.test(rest) && inText.facts.every(({ row }) => row !== 'nearby'));
  if (reading.found.place && isAround) reading.found.place = { ...reading.found.place, isAround };
  const additions = reading.additions.map((addition) => takeFacts(addition, vocabulary.facts));
  const ofSelf = wordsOfSelf(toUsualSpelling(query));
  const isOfRooms = reading.found.bedrooms ?? reading.found.type?.values.find((each) => each !== 'Residential Land');
  const kinds = kindsAlone(reading.text, isOfRooms !== undefined, Object.keys(reading.found).join() === 'place');
  const alone = kinds.filter((word) => !ofSelf.has(word));
  reading.text = alone.reduce(cut, reading.text);
  const near = alone.length > 0 ? [takeFacts(`near ${alone.join(', near ')}`, vocabulary.facts)] : [];
  const inWords = [inText, ...additions, ...near].flatMap(({ facts }) =>
    facts.map((each) => [each.label, each] as const),
  );
  const wish: SearchWish = {
    notOurs: [...(isOther ? around.notOurs : []), ...found.notOurs],
    facts: [
      ...toFilterFacts(reading),
      ...(rate ? [{ row: 'rate' as const, ...rate }] : []),
      ...eithers.facts,
      ...[...new Map(inWords).values()].filter(({ label }) => !inEither.has(label)),
      ...refusals.flatMap(({ fact }) =>
        fact && !isSaidByFloors(fact.refused, reading.found.type?.values) ? fact : [],
      ),
    ],
    besides: [
      ...told,
      ...far,
      ...(part && !isOther ? [part.name] : []),
      ...additions.map(({ rest }) => rest).filter(Boolean),
      ...refusals.flatMap(({ fact, text, wished }) => (fact ? [] : [cut(text, wished)])),
    ],
    unknown: [
      ...reading.unknown,
      ...(onFoot ? [onFoot] : []),
      ...openWords(reading.text).filter((word) => !ofSelf.has(word)),
    ],
    isOfHomes: isOfHome || /\bresidential\b/.test(reading.text),
  };
  const isOpen = wish.facts.length + wish.unknown.length + wish.besides.length + wish.notOurs.length > 0;
  if ((isOpen ? isOfHome && wish.facts.length > 0 : isAny) && !asksFor(wish, 'bedrooms', 'type', 'kind'))
    wish.facts.unshift(toFilterFact('type', { values: HOMES }));
  // A sum in dollars is a wish for anything that it buys, a sector without its city for what is around it.
  const isSector = wish.unknown.length > 0 && wish.unknown.every((word) => word.startsWith('sector '));
  if (foreign.length + wish.facts.length + wish.notOurs.length === 0 && !isSector) return null;
  const open = wish.unknown.filter((part) => !foreign.includes(part));
  const asides = open.every((part) => ASIDES.has(part)) ? open : [];
  const beside = [...foreign, ...asides].join(' ');
  // What it buys is not known, so what costs least stands first.
  const isSorted = foreign.length === 0 || asksFor(wish, 'sort');
  return {
    ...wish,
    facts: isSorted ? wish.facts : [...wish.facts, toFilterFact('sort', { sort: 'price-low' })],
    notOurs: [...wish.notOurs, ...foreign.map((name): NotOurs => ({ name, of: 'currencies' }))],
    besides: [...wish.besides, ...(beside ? [beside] : [])],
    unknown: open.filter((part) => !asides.includes(part)),
  };
}
