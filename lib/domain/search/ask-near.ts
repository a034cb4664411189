import { formatRupees } from '../project/price';
import { type Catalogue, findNamed, withoutMarks } from './catalogue';
import type { SearchFacts } from './file';
import { asksOthers, continueWish, IT } from './continue-wish';
import { toFilterFact } from './filter-facts';
import { openWords } from './language';
import { cut } from './limits';
import { takeNames } from './names';
import { asPlace, nearestLocalities } from './nearest-localities';
import { passing, toSearchOffer } from './offer';
import { parseSearchWish } from './parse-wish';
import { findProjectAnswers } from './project-answers';
import { isAsked } from './project-texts';
import { plainText, toUsualSpelling } from './spelling';
import type { QueryAnswer } from './query-answer';
import type { Talk } from './talk';
import { answerOfProjects, answerTyped } from './typed-query';
import { asksFor, describeKinds, describeWish, factOf, NO_WISH, type SearchWish, valuesOf, withoutFacts } from './wish';

/** Asks for others near it. */
const OTHERS =
  /\b(?:what(?:'s| is| are)?|anything|others?|something|(?:projects?|options?)(?: are)?)(?: else)?(?: is| are)? (?:near ?by|(?:near|around|close to) (?:it|this|that|here|there))\b|\b(?:other|another|aur|du?sr[ae]) (?:projects?|homes?|flats?|options?|ghar)\b(?: (?:near ?by|(?:aas )?paas|me|mein|with|jisme))*|\b(?:any |in )?(?:near ?by|neighbou?ring|other|another) (?:sectors?|areas?|localit(?:y|ies)|locations?)\b/;

/** What is near it: 'ready flats nearby'. */
const NEAR_IT =
  /\b(?:near ?by|(?:near|around|close to) (?:it|this|that|here|there)|(?:iske |uske )?(?:aas )?paas(?: me| mein)?)\b/;
const SAME_PLACE = /\b(?:in (?:the )?)?same (?:sector|area|locality|location|place|society)\b/;

const SIMILAR =
  /\b(?:similar|same (?:type|kind)(?: of)?|same(?= (?:in|at)\b)|(?:(?:any|some)thing |(?:ones?|projects?|options?) )?like (?:it|this|that)|(?:aisa|is ?k?e? ?jais[aei])(?: hi)?)\b(?: (?:ones?|options?))?/;
/** Asks for others that are so: 'something ready', 'ready to move options'. */
const SOME = /\b(?:something|anything|any other(?= in\b)|(?<!bhk )(?:options|ones))\b/;
const BIGGER = /\b(?<!\bkitn[aei] )(?:(?:bigg|larg|small)er|bad[aei]|chh?ot[aei])\b/;
/** Asks for what costs less. */
export const CHEAPER =
  /\b(?:cheaper|less costly|(?:sast|kam daam k)[aei]|(?:too|very|bahut|itn[aei]) (?:costly|expensive|high|mehe?ng[aie])|mehe?ng[aie]|(?:out of|over|above) (?:my )?budget|budget (?:se|ke) (?:bahar|upar))\b(?: hai)?/;

/** Asks for what its developer has besides: 'other projects of this builder'. */
const BY_SAME =
  /\b(?:other|more|another|all|same|aur|du?sr[ae]|baaki)\b(?=.*\b(?:builder|developer)s?\b)|\b(?:builder|developer)(?:'?s)?\b(?=.*\b(?:other|more|aur|all|du?sr[ae]|projects)\b)|\b(?:their|his|[iu]nk[aei])\b(?=.*\bprojects?\b)|\bprojects? (?:by|of|from) (?:them|the same|(?:the )?(?:builder|developer))\b/;

/** 'Other projects of the builder of kinara' asks for those of its developer. */
export function withDeveloper(query: string, catalogue: Catalogue): string {
  const asked = plainText(query);
  const record = BY_SAME.test(asked) && !OF_PAST.test(asked) ? findNamed(query, catalogue) : null;
  return record ? `projects by ${record.company}` : query;
}
/** Asks how a developer has built, or of one project alone. */
const OF_PAST =
  /^(?!.*\b(?:projects?|properties)\b)|\b(?:past|deliver\w*|complet\w*|delay\w*|history|record|complain\w*|compar\w*|rera|rat(?:e|ings?))\b/;

/** Whether a text says only a place to look in, or a budget: 'in noida', 'under 2 cr'. */
function saysWhereAlone(text: string, { vocabulary }: Catalogue): boolean {
  const wish = text.search(IT) < 0 ? parseSearchWish(text, vocabulary) : null;
  const rows = wish?.unknown.length === 0 ? wish.facts.map(({ row }) => row) : [];
  const isIn = rows.includes('budget') || /\b(?:in|me|mein)\b/.test(text);
  return rows.length > 0 && isIn && rows.every((row) => row === 'place' || row === 'budget');
}

/** What a question wishes for beside a project, in its city where it names none; null without a wish. */
export function answerNear(
  wanted: string,
  { about, wish: before, question = '' }: Pick<Talk, 'about' | 'wish' | 'question'>,
  catalogue: Catalogue,
): QueryAnswer | null {
  const project = catalogue.named.get(toUsualSpelling(about));
  const wished = [OTHERS, NEAR_IT, SAME_PLACE, SIMILAR, SOME].reduce(cut, wanted);
  // 'Other projects' after 'who is the builder' are that one's.
  const isOfBuilder = asksOthers(wanted) && /\b(?:builder|developer)\b/.test(question);
  if (project && (BY_SAME.test(wanted) || isOfBuilder)) {
    const more = parseSearchWish([BY_SAME, IT].reduce(cut, wanted), catalogue.vocabulary) ?? NO_WISH;
    return answerTyped(
      `${describeWish(more, describeKinds(more) || 'projects')} by ${project.record.company}`,
      catalogue,
    );
  }
  const similar = project && asksOthers(wanted) ? findProjectAnswers(`similar to ${about}`, catalogue) : null;
  if (similar) return answerOfProjects(similar);
  // 'Cheaper options' are looked for around it.
  const isCheaper = CHEAPER.test(wanted) && isAnyOther(wished);
  const isBigger = BIGGER.test(wanted) && isAnyOther(cut(wished, BIGGER));
  const isOther = OTHERS.test(wanted);
  // 'What is near it' asks for places.
  const isAny = isOther && wished.trim() === '' && !/^what(?:'s| is| are)? (?:near|around|close)/.test(wanted);
  const isWhere = saysWhereAlone(wanted, catalogue);
  if (isWhere && before !== '') return answerTyped(continueWish(before, wanted, catalogue.vocabulary), catalogue);
  const isWished = wished !== wanted || isCheaper || isBigger || isWhere;
  const wish = isWished ? (parseSearchWish(wished, catalogue.vocabulary) ?? (isAny ? NO_WISH : null)) : null;
  // 'metro nearby' asks of the one that was named.
  const isAlike = SIMILAR.test(wanted);
  const isBeside = isOther || isAlike || isWhere;
  if (!project || !wish || !(isBeside || asksFor(wish, 'bedrooms', 'type', 'status', 'budget', 'sort', 'order')))
    return null;
  const own =
    project.kind === 'commercial'
      ? toFilterFact('kind', { values: [project.uses[0] ?? project.kind] })
      : toFilterFact('type', { values: [project.unitType] });
  const isLess = factOf(wish, 'sort')?.sort === 'price-low' && wish.unknown.every((word) => AGAIN_WORD.test(word));
  const wanting = isLess && before !== '' ? parseSearchWish(before, catalogue.vocabulary) : null;
  const ofWish = wanting ? valuesOf(wanting, 'bedrooms') : [];
  const sizes = isAlike && !asksFor(wish, 'bedrooms', 'sort') ? project.bedrooms : ofWish;
  const ofSize = sizes.length > 0 ? [toFilterFact('bedrooms', { values: sizes })] : [];
  const alike = { ...wish, facts: asksFor(wish, 'type', 'kind') ? wish.facts : [...ofSize, own, ...wish.facts] };
  if (isLess || (isAny && !SAME_PLACE.test(wanted))) {
    const place = asPlace(project.localities.slice(0, 1), project.cityName);
    const around = answerAround({ ...alike, facts: [...alike.facts, place] }, isLess, [project], catalogue);
    if (around) return around;
  }
  const unknown = wish.unknown.filter((word) => !AGAIN_WORD.test(word));
  const words = [describeWish(alike, describeKinds(alike)), ...unknown].join(' ');
  const [place = project.cityName] = SAME_PLACE.test(wanted) ? project.localities : [];
  return answerTyped(asksFor(wish, 'place') ? words : `${words} in ${place}`, catalogue);
}

/** A wish near where it was found, 'something cheaper nearby'; null where nothing near it is asked. */
export function answerNearby(
  { wish, about }: Pick<Talk, 'about' | 'wish'>,
  query: string,
  catalogue: Catalogue,
): QueryAnswer | null {
  const wanted = plainText(query);
  const wished = [OTHERS, NEAR_IT].reduce(cut, wanted);
  const own = about === '' && wished !== wanted ? parseSearchWish(wish, catalogue.vocabulary) : null;
  const more = own && parseSearchWish(wished, catalogue.vocabulary);
  const isAny = isAnyOther(wished) || more?.unknown.length === 0;
  if (!own || !isAny || more?.facts.some(({ row }) => row !== 'sort')) return null;
  const around = answerAround(own, more !== null, toSearchOffer(own, catalogue)?.projects ?? [], catalogue);
  if (around || !more) return around;
  const cheapest = answerTyped(continueWish(wish, 'lowest price first', catalogue.vocabulary), catalogue);
  return { ...cheapest, notice: 'Nothing nearby is cheaper.' };
}
/** Before a project that another one is compared with, and behind one that others are looked for. */
const COMPARED_WITH = /\b(?:than|like|similar to|alternatives? (?:to|of|for)) $/;
const ALTERNATIVES = /^ alternatives?\b/;
/** 'cheaper than meridian', 'projects like meridian but ready': what is asked beside a project that is only compared with; null without more than that. */
export function answerLike(query: string, catalogue: Catalogue): QueryAnswer | null {
  const text = toUsualSpelling(query);
  const { taken } = takeNames(withoutMarks(text), catalogue.named);
  const [named] = taken;
  const at = named ? text.indexOf(named.name) : -1;
  // 'I like vanya but it is too costly, anything similar' asks for others.
  const isLiked = at >= 0 && SIMILAR.test(text.slice(at));
  // 'is it cheaper than vanya' compares two.
  if (!named || taken.length > 1 || (!isLiked && text.search(IT) >= 0)) return null;
  const [before, after] = [text.slice(0, Math.max(at, 0)), text.slice(at + named.name.length)];
  const begin = before.replace(COMPARED_WITH, '');
  const end = isLiked ? cut(cut(after, SIMILAR), IT) : begin === before ? after.replace(ALTERNATIVES, '') : after;
  if (at < 0 || begin + end === before + after) return null;
  const said = `${begin}similar${end}`;
  const more = parseSearchWish(cut(said, SIMILAR), catalogue.vocabulary)?.facts ?? [];
  // A budget says how much cheaper.
  const wanted = more.some(({ row }) => row === 'budget') ? cut(said, CHEAPER) : said;
  const isMore = CHEAPER.test(wanted) || more.some(({ row }) => row !== 'type' && row !== 'kind');
  return isMore ? answerNear(wanted, { about: named.value.name, wish: '' }, catalogue) : null;
}
const AGAIN_WORD = /^(?:options?|others?|else|anything|something|more|projects?|ones?)$/;
/** Whether a text asks for others, cheaper or not, and nothing else. */
const isAnyOther = (text: string) => openWords(cut(text, CHEAPER)).every((word) => AGAIN_WORD.test(word));

/** Localities whose homes are shown, nearest first. */
const NEAR_SHOWN = 3;

/** A wish in the nearest localities that have what it asks for, there cheaper than what was shown if `isCheaper`; null without any. */
function answerAround(
  wish: SearchWish,
  isCheaper: boolean,
  shown: readonly SearchFacts[],
  catalogue: Catalogue,
): QueryAnswer | null {
  const pricesOf = (among: SearchWish['facts'], projects = catalogue.projects) =>
    passing({ facts: among }, projects).flatMap(({ configurations }) =>
      configurations.filter(isAsked(valuesOf(wish, 'bedrooms'))).flatMap((each) => each.priceRupees ?? []),
    );
  const lowest = isCheaper ? Math.min(...pricesOf([], shown)) : Infinity;
  const facts = withoutFacts(wish, 'place', ...(isCheaper ? (['sort', 'budget'] as const) : [])).facts;
  const city = shown[0]?.cityName ?? factOf(wish, 'place')?.city ?? null;
  const near = nearestLocalities(wish, catalogue.projects).filter(({ locality, cityName }) => {
    if (cityName !== city) return false;
    const prices = pricesOf([...facts, asPlace([locality], cityName)]);
    return isCheaper ? Math.min(...prices) < lowest : prices.length > 0;
  });
  if (near.length === 0) return null;
  const place = asPlace(
    near.slice(0, NEAR_SHOWN).map(({ locality }) => locality),
    city,
  );
  const below = lowest < Infinity ? ` under ${formatRupees(lowest)}` : '';
  return answerTyped(`${describeWish({ facts: [...facts, place] }, describeKinds(wish))}${below}`, catalogue);
}
