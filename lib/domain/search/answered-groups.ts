import { type createMatcher, formatMatchCounts, isOfUse, unitsOf } from '../listing/match';
import type { Configuration } from '../project/configuration';
import { NO_PRICE, SEARCH_RESULT_CAP } from '../site/business-constants';
import { capitalised } from '../site/display-text';
import { answersOf, isMet } from './askable';
import type { SearchFacts } from './file';
import { asksFor, besideFilters, type SearchWish, usesIn } from './wish';

/** Projects that answer the facts of a wish equally well, each with its answers in words. */
export interface AnsweredGroup {
  kind: AnsweredKind;
  /** '2 BHK in Noida with swimming pool – 6 projects'. */
  heading: string;
  members: { project: SearchFacts; note: string; unit?: Configuration | undefined }[];
}

export type AnsweredKind = keyof typeof HEADINGS;

/** The headings of groups in their order; that of those that fit is the wish itself. */
export const HEADINGS = {
  fits: '',
  close: 'Close to your wish',
  'on-request': NO_PRICE,
  unknown: 'The records do not say',
  no: 'None fits; nearest to',
};
/** Of those whose records do not say, or that have something against them, a few are shown. */
const MAX_FEW = 3;
const FEW: readonly AnsweredKind[] = ['unknown', 'no'];

/** What has more of the facts stands first; those that few have count more. */
const MISSED = 2;
const MISSES = { fits: 0, close: 1, unknown: MISSED, no: MISSED };

/** What the first projects of an offer are to its wish; without facts they fit. */
export const bestKind = ({ answered }: { answered: AnsweredGroup[] | null }) => answered?.[0]?.kind ?? 'fits';

/** Whether none of the projects of an offer is known to have all of the facts. */
export const isNowhere = (kind: AnsweredKind) => FEW.includes(kind);

/**
 * Projects by their answers to the facts of a wish, the best first; `match` compares configurations, `subject` is
 * the wish in words. Empty groups are left out.
 */
export function groupAnswered(
  wish: SearchWish,
  projects: readonly SearchFacts[],
  match: ReturnType<typeof createMatcher> | null,
  subject: string,
  isThere: (project: SearchFacts) => boolean,
): AnsweredGroup[] {
  const uses = usesIn(wish);
  // Without a price it may be the wished one.
  const isWished = (each: Configuration) =>
    isOfUse(each, uses) &&
    (!match || ['fits', 'on-request'].includes(match({ configurations: [each], hasPrice: true, ends: [] }).kind));
  const toAnswers = answersOf({ facts: besideFilters(wish) }, isWished);
  const isSorted = asksFor(wish, 'sort');
  const told = projects.map((project) => ({ project, answers: toAnswers.map((answer) => answer(project)) }));
  const counts = toAnswers.map((_, at) => told.filter(({ answers }) => isMet(answers[at]!)).length);
  const answered = told.map(({ project, answers }) => {
    const isOf = (kind: string) => answers.some((answer) => answer.kind === kind);
    const own = match?.(unitsOf(project)).kind ?? 'fits';
    // What is close misses one thing, and no more; a unit that has the fact and is not the wished one misses what the match says.
    const missesBoth =
      own === 'close' && answers.some(({ kind, unit }) => kind === 'unknown' || (kind === 'close' && !unit));
    const said = missesBoth ? 'no' : (['no', 'unknown'] as const).find(isOf);
    const kind: AnsweredKind = said ?? (isOf('close') || !isThere(project) ? 'close' : own);
    // What costs more than it should, or says no price, misses that, too.
    const misses = answers.reduce(
      (sum, answer, at) => sum + MISSES[answer.kind] / (1 + counts[at]!),
      own === 'fits' ? 0 : MISSES.close,
    );
    const rank = isSorted ? 0 : answers.reduce((sum, answer) => sum + answer.rank, 0);
    const missed = answers.filter((answer) => answer.kind !== 'fits').length + Number(own !== 'fits');
    return { project, kind, own, answers, misses, rank, missed };
  });
  // What lacks nothing but a price stands before what misses more.
  const leastOf = (wanted: AnsweredKind) =>
    Math.min(...answered.flatMap(({ kind, missed }) => (kind === wanted ? missed : [])));
  const isPriceLess = leastOf('on-request') < leastOf('close');
  const order: readonly AnsweredKind[] = isPriceLess ? ['fits', 'on-request'] : [];
  const kinds = [...new Set([...order, ...(Object.keys(HEADINGS) as AnsweredKind[])])].filter(
    (each) => each !== 'no' || answered.every(({ kind }) => kind === each),
  );
  // What is only of a like name stands last.
  const placeRank = ({ project }: { project: SearchFacts }) => Number(!isThere(project));
  return kinds
    .flatMap((kind) => {
      const all = answered
        .filter((each) => each.kind === kind)
        .sort((a, b) => placeRank(a) - placeRank(b) || a.misses - b.misses || a.rank - b.rank);
      // What is only of a like name is not counted with what is there.
      const there = isNowhere(kind) ? all.filter(({ project }) => isThere(project)) : [];
      const own = there.length > 0 ? there : all;
      const onRequest = kind === 'unknown' ? own.filter((each) => each.own === 'on-request').length : 0;
      const count = formatMatchCounts({ fits: own.length - onRequest, close: 0, 'on-request': onRequest });
      const members = own.slice(0, isNowhere(kind) ? MAX_FEW : SEARCH_RESULT_CAP).map(({ project, answers }) => ({
        project,
        note: capitalised([...new Set(answers.flatMap(({ note }) => note || []))].join(' · ')),
        unit: answers.flatMap(({ unit }) => unit ?? [])[0],
      }));
      return own.length > 0 ? [{ kind, title: HEADINGS[kind], count, members }] : [];
    })
    .map(({ kind, title, count, members }, at) => {
      const name = at === 0 ? [title, subject].filter(Boolean).join(': ') : title;
      return { kind, heading: `${capitalised(name)} – ${count}`, members };
    });
}
