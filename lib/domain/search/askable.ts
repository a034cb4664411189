import { formatTravelTime, nearbyKind, parseMinutes } from '../place/nearby';
import { formatConfigurationArea, formatRate, rateOf, type Configuration } from '../project/configuration';
import { formatMonth } from '../site/month';
import { remembered } from '../site/remembered';
import { type SearchFacts, withSmallest } from './file';
import { cut } from './limits';
import { rowOf } from './filter-facts';
import { takeName, type FactVocabulary } from './names';
import { takeNearby } from './nearby-words';
import { takePossession } from './possession';
import { areFurnishings, areRises, STATED_FACTS, statedFact } from './stated';
import { isFilter, type SearchWish, type WishedFact } from './wish';

/** Whether a record has a fact, nearly has it, has it not, or does not say; lower ranks come first. */
interface FactAnswer {
  kind: 'fits' | 'close' | 'no' | 'unknown';
  /** In words: 'Huda City Centre metro station 9 min'. */
  note: string;
  rank: number;
  /** The configuration that has it, where it is one. */
  unit?: Configuration;
}

/** Whether a record has a fact, or nearly. */
export const isMet = ({ kind }: Pick<FactAnswer, 'kind'>) => kind === 'fits' || kind === 'close';

/** Whether a configuration has the bedrooms, the price and the area of the wish. */
type ConfigurationTest = (configuration: Configuration) => boolean;

interface FactRow<Fact extends WishedFact> {
  /** The first fact of the row in a text in usual spelling, and the words that ask for it; null without one. The wish reads what is made of wishes. */
  take?: (text: string, vocabulary: FactVocabulary) => { fact: Fact; words: string; of?: string | undefined } | null;
  answer: (fact: Fact, isWished: ConfigurationTest) => (facts: SearchFacts) => FactAnswer;
}

const UNKNOWN: FactAnswer = { kind: 'unknown', note: '', rank: 1e9 };
const FITS: FactAnswer = { kind: 'fits', note: '', rank: 0 };
const NO: FactAnswer = { ...FITS, kind: 'no' };
const UNLISTED: FactAnswer = { ...UNKNOWN, kind: 'no' };

const isBare = (furnishing: string) => furnishing.startsWith('un');

const stated: FactRow<Extract<WishedFact, { row: 'stated' }>> = {
  take: (text, { listed }) => {
    // 'terrace garden' is no garden, and who wants a shop for a grocery wants none beside it.
    const taken = takeName(text, listed);
    const named = taken && text.includes(`${taken.name} business`) ? null : taken;
    for (const { label, asked, of } of STATED_FACTS) {
      const words = asked.exec(text)?.[0];
      if (words && (words === named?.name || !named?.name.includes(words)))
        return { fact: { row: 'stated', label }, words, of };
    }
    return named && { fact: { row: 'stated', label: named.value }, words: named.name };
  },
  answer: ({ label }, isWished) => {
    const row = statedFact(label);
    const fits: FactAnswer = { kind: 'fits', note: label, rank: 0 };
    const isFurnishing = areFurnishings(label);
    return ({ stated: own, hasLists, configurations, unitType }) => {
      const has = own.includes(label);
      const furnishing = has || !isFurnishing ? undefined : own.find((other) => areFurnishings(other));
      // What is half furnished is near to both.
      if (furnishing) return [label, furnishing].some(isBare) ? NO : { ...fits, kind: 'close', note: furnishing };
      if (!has && row?.nearly && own.includes(row.nearly))
        return { ...fits, kind: 'close', note: row.nearly + (row.isCounted ? ' (number not recorded)' : '') };
      if (!has && own.some((other) => areRises(label, other))) return NO;
      if (!has && row?.isRoom && unitType === 'Residential Land') return UNLISTED;
      if (!has && row?.isKind) return NO;
      if (!has && row?.isLike) return { ...fits, kind: 'close', note: '' };
      if (!has) return hasLists && (!row || row.isListed) ? UNLISTED : UNKNOWN;
      const isUnit = (unit: string) => (row ? row.stated.test(unit) : unit.includes(label));
      const units = configurations.filter((each) => each.facts?.includes(label) || isUnit(each.label.toLowerCase()));
      if (!units[0]) return fits;
      const unit = units.find(isWished);
      const note = units[0].facts?.includes(label) ? `${label}: ${units[0].label}` : units[0].label;
      // A room of the name stands before a building that has it somewhere.
      const isOwn = !row || row.isRoom || unit?.facts?.includes(label);
      return unit ? { ...fits, rank: isOwn ? -1 : 0, unit } : { ...fits, kind: 'close', note, unit: units[0] };
    };
  },
};

const either: FactRow<Extract<WishedFact, { row: 'either' }>> = {
  answer: ({ any }, isWished) => {
    const answers = answersOf({ facts: [...any] }, isWished);
    return (facts) => {
      const said = answers.map((answer) => answer(facts));
      const best = EITHER.flatMap((kind) => said.find((each) => each.kind === kind) ?? [])[0] ?? NO;
      const notes = said.flatMap(({ kind, note }) => (kind === best.kind && note ? [note] : []));
      return { ...best, note: [...new Set(notes)].join(' · ') };
    };
  },
};
/** What answers an either: the best of its answers. */
const EITHER = ['fits', 'close', 'unknown', 'no'] as const;

/** More than any minutes: the rank of what does not say them. */
export const UNSAID_MINUTES = 1000;

const nearby: FactRow<Extract<WishedFact, { row: 'nearby' }>> = {
  take: (text, { nearby, citiesNear }) => {
    const taken = takeNearby(text, nearby);
    const cities = taken?.fact.names.flatMap((name) => [...(citiesNear.get(name) ?? [])]) ?? [];
    return taken && { ...taken, fact: { ...taken.fact, cities } };
  },
  answer: ({ label, kind, names, place, cities, minutes }) => {
    // Few places are near many projects, so each is looked at once.
    const isMeant = remembered((name) => (kind ? nearbyKind(name) === kind : names.includes(name)));
    return (facts) => {
      const home = facts.localities.find((name) => name.toLowerCase() === place);
      if (home) return { kind: 'fits', note: `In ${home}`, rank: 0 };
      const [nearest] = (facts.nearby ?? [])
        .filter(({ name }) => isMeant(name))
        .map((place) => ({ ...place, rank: parseMinutes(place.time) ?? Infinity }))
        .sort((a, b) => a.rank - b.rank);
      // Minutes that are asked for, and no limit, keep nothing out.
      if (!nearest && minutes === Infinity)
        return { kind: 'fits', note: `${label} not recorded`, rank: UNSAID_MINUTES };
      // A record that lists other places, or of another city, is not near the one that is named.
      const isElsewhere = (facts.nearby ?? []).length > 0 || !cities.includes(facts.cityName);
      if (!nearest) return kind === null && isElsewhere ? UNLISTED : UNKNOWN;
      const { name, time, rank } = nearest;
      return {
        // Of a place that is named it is known how far each home is.
        kind: rank <= minutes ? 'fits' : rank <= minutes * (kind ? 2 : 3) ? 'close' : 'no',
        note: `${name} ${formatTravelTime(time)}`,
        rank,
      };
    };
  },
};

/** A home that is ready this many months too late or too early is close. */
const CLOSE_MONTHS = 6;

const possession: FactRow<Extract<WishedFact, { row: 'possession' }>> = {
  take: (text, { today }) => {
    const taken = takePossession(text, today);
    return taken && { fact: { row: 'possession', ...taken.wished }, words: taken.words };
  },
  answer:
    ({ from, to }) =>
    (facts) => {
      const month = facts.readyMonth;
      if (month === null) return UNKNOWN;
      const gap = Math.max(month - (to ?? month), (from ?? month) - month);
      // Who wants keys in 2027 may take them today, who wants them after 2027 may not.
      const isClose = month === 0 ? to !== null : gap <= CLOSE_MONTHS;
      const kind = gap <= 0 ? 'fits' : isClose ? 'close' : 'no';
      return { kind, note: month === 0 ? 'Ready now' : `Possession ${formatMonth(month)}`, rank: month };
    },
};

const FEET = '(\\d{1,3}) ?-? ?(?:feet|foot|ft)\\b';
const FRONT = '\\b(?:frontage|front)\\b';
const LEAST = '(?:(?:of|is|with|wide|from|above|over|more than|at ?least|min(?:imum)?) )*';
const FRONTAGE = new RegExp(`\\b${LEAST}${FEET}(?: wide)? ${LEAST}${FRONT}|${FRONT} ${LEAST}${FEET}`);
/** A frontage is close that has this share of the wished one. */
const CLOSE_FRONTAGE = 0.8;

const frontage: FactRow<Extract<WishedFact, { row: 'frontage' }>> = {
  take: (text) => {
    const [words, before, after] = FRONTAGE.exec(text) ?? [];
    const feet = Number(before ?? after);
    return words ? { fact: { row: 'frontage', label: `frontage from ${feet} feet`, feet }, words } : null;
  },
  answer:
    ({ feet }) =>
    ({ frontageFeet }) => {
      if (!frontageFeet) return UNKNOWN;
      const kind = frontageFeet >= feet ? 'fits' : frontageFeet >= feet * CLOSE_FRONTAGE ? 'close' : 'no';
      return { kind, note: `Frontage ${frontageFeet} feet`, rank: -frontageFeet };
    },
};

/** A rate is close that misses the wished one by this share. */
const CLOSE_RATE = 1.1;

const rate: FactRow<Extract<WishedFact, { row: 'rate' }>> = {
  answer:
    ({ min, max }, isWished) =>
    ({ configurations }) => {
      const known = configurations.flatMap((each) =>
        rateOf(each) && isWished(each) ? { each, rupees: each.priceRupees! / each.areaSqft! } : [],
      );
      const missOf = (rupees: number) => Math.max(1, rupees / (max ?? Infinity), (min ?? 0) / rupees);
      const [best] = known.sort((a, b) => missOf(a.rupees) - missOf(b.rupees) || a.rupees - b.rupees);
      if (!best) return UNKNOWN;
      const miss = missOf(best.rupees);
      const kind = miss === 1 ? 'fits' : miss <= CLOSE_RATE ? 'close' : 'no';
      return { kind, note: `${best.each.label} ${formatRate(best.each)}`, rank: best.rupees, unit: best.each };
    },
};

const ORDERS: readonly (readonly [words: RegExp, by: Extract<WishedFact, { row: 'order' }>['by'], label: string])[] = [
  [
    /\b(?:cheap(?:est|er)?|low(?:est)?|least|sabse kam|best|sort(?:ed)? (?:by|on))(?: (?:prices?|rates?|cost))?(?: per (?:area|sq\.yd)| (?:per )?sq\.ft)(?: (?:prices?|rates?))?\b|\b(?:(?:prices?|rates?) )?(?:per )?sq\.(?:ft|yd)(?: (?:prices?|rates?))?(?: (?:wise|ke hisab se|me|mein))? (?:sast[aie]|cheap(?:est)?|low(?:est)?)\b/,
    'rate',
    'lowest price per area first',
  ],
  [
    /\b(?<!\btoo )(?:sabse |most )?(?:bad[aie]|(?:max(?:imum)?|most|zyada) (?:area|size|space)|largest|biggest|bigger|spacious|big|larger?|huge|too small)\b(?! (?:famil|parks?\b|pool|garden|balcon|kitchen|lawn|club))/,
    'large',
    'largest first',
  ],
  [
    /\b(?<!\b(?:kids|children|ba(?:ch?)+[eo]n?) (?:are )?|\btoo )(?:sabse )?(?:chh?ot[aie]|small(?:er|est)?|compact|too (?:big|large))\b(?! (?:famil|kid|child|ba[bc]))/,
    'small',
    'smallest first',
  ],
  [
    /\b(?:(?:possession|delivery|ready) (?:date )?(?:first|wise)|(?:earliest|soonest|(?:next|nearest)(?= (?:possession|delivery))|quick(?:est)?|early(?![- ]stage)|fast(?:est)?)(?: (?:possession|hand ?over|delivery|ready))?|sabse jaldi|jaldi|asap)\b/,
    'soon',
    'soonest possession first',
  ],
];

const order: FactRow<Extract<WishedFact, { row: 'order' }>> = {
  take: (text) => {
    for (const [pattern, by, label] of ORDERS) {
      const words = pattern.exec(text)?.[0];
      if (words) return { fact: { row: 'order', label, by }, words };
    }
    return null;
  },
  answer: ({ by }, isWished) => {
    if (by === 'soon') {
      const ready = possession.answer({ row: 'possession', label: '', from: null, to: null }, isWished);
      return (facts) => {
        const answer = ready(facts);
        return { ...answer, rank: answer.rank * FIRST };
      };
    }
    const sign = by === 'large' ? -1 : 1;
    return (facts) => {
      const known = (by === 'small' ? withSmallest(facts) : facts.configurations).flatMap((each) => {
        const measure = by === 'rate' ? rateOf(each) && each.priceRupees! / each.areaSqft! : each.areaSqft;
        return measure ? { each, rank: sign * measure * FIRST } : [];
      });
      const [best] = known.filter(({ each }) => isWished(each)).sort((a, b) => a.rank - b.rank);
      if (!best) return { ...UNKNOWN, kind: known.length > 0 ? 'fits' : 'unknown' };
      const said = by === 'rate' ? formatRate(best.each) : formatConfigurationArea(best.each);
      return { kind: 'fits', note: `${best.each.label} ${said}`, rank: best.rank, unit: best.each };
    };
  },
};
/** An order counts before the minutes and months of other facts. */
const FIRST = 10_000;

const refusal: FactRow<Extract<WishedFact, { row: 'not' }>> = {
  answer: ({ refused }) => {
    const answers = answersOf({ facts: [...refused] });
    // Where some units are on the ground floor, others are not.
    const isOfUnits = refused.every(
      ({ row, label }) => row === 'stated' && label.endsWith(' units') && !areFurnishings(label),
    );
    return (facts) => {
      const kinds = answers.map((answer) => answer(facts).kind);
      if (kinds.includes('no') || kinds.includes('close')) return FITS;
      return isOfUnits || kinds.includes('unknown') ? UNKNOWN : NO;
    };
  },
};

/** The facts beside those of the listing's filters, in the order in which they are read. */
const ROWS = { possession, nearby, frontage, rate, order, either, stated, not: refusal };

/** A text without some words, or with what they are a kind of in their place. */
function cutWords(text: string, words: string, kind = ''): string {
  if (kind) return text.replace(words, kind);
  const at = ` ${text} `.indexOf(` ${words} `);
  return at < 0 ? cut(text, words) : cut(text.slice(0, at) + text.slice(at + words.length), '');
}

/** All facts in a text in usual spelling, and the text without them. */
export function takeFacts(text: string, vocabulary: FactVocabulary): { facts: WishedFact[]; rest: string } {
  const facts = new Map<string, WishedFact>();
  let rest = text;
  for (const row of Object.values(ROWS)) {
    for (let taken = row.take?.(rest, vocabulary); taken; taken = row.take?.(rest, vocabulary)) {
      facts.set(taken.fact.label, taken.fact);
      rest = cutWords(rest, taken.words.trim(), taken.of);
    }
  }
  const soonest = Math.min(...[...facts.values()].flatMap((fact) => toLatest(fact) ?? []));
  return { facts: [...facts.values()].filter((fact) => (toLatest(fact) ?? soonest) === soonest), rest };
}

/** The month by which a home is wanted, whenever it is ready before; null for other facts. Of several the soonest counts. */
const toLatest = (fact: WishedFact) => (fact.row === 'possession' && fact.from === null ? fact.to : null);

/** What a record answers to a fact; `isWished` tells the configurations that the wish means. */
export function answerOf(
  fact: WishedFact,
  isWished: ConfigurationTest = () => true,
): (facts: SearchFacts) => FactAnswer {
  if (!isFilter(fact)) return (ROWS[fact.row] as FactRow<WishedFact>).answer(fact, isWished);
  const passes = rowOf(fact).passes(fact);
  return (facts) => (passes(facts) ? FITS : NO);
}

/** A wish whose stated facts some of the records have; the others are none of ours. */
export function withSaid(wish: SearchWish, projects: readonly SearchFacts[]): SearchWish {
  const isSaid = (fact: WishedFact) => {
    const answer = answerOf(fact);
    return fact.row !== 'stated' || projects.some((each) => isMet(answer(each)));
  };
  const unsaid = projects.length > 0 ? wish.facts.filter((fact) => !isSaid(fact)) : [];
  if (unsaid.length === 0) return wish;
  const names = unsaid.map(({ label }) => ({ name: label, of: 'records' }) as const);
  return { ...wish, facts: wish.facts.filter(isSaid), notOurs: [...wish.notOurs, ...names] };
}

/** What a record answers to each fact of a wish. */
export const answersOf = ({ facts }: Pick<SearchWish, 'facts'>, isWished?: ConfigurationTest) =>
  facts.map((fact) => answerOf(fact, isWished));
