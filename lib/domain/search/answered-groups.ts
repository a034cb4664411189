import type { createMatcher } from '../listing/match';
import type { Configuration } from '../project/configuration';
import { NO_PRICE, SEARCH_RESULT_CAP } from '../site/business-constants';
import { capitalised, formatProjectCount } from '../site/display-text';
import { answersOf } from './askable';
import { isOfUse, type SearchFacts } from './file';
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
  const isWished = (each: Configuration) => isOfUse(each, uses) && (!match || match([each], true).kind === 'fits');
  const toAnswers = answersOf({ facts: besideFilters(wish) }, isWished);
  const isSorted = asksFor(wish, 'sort');
  const answered = projects.map((project) => {
    const answers = toAnswers.map((answer) => answer(project));
    const isOf = (kind: string) => answers.some((answer) => answer.kind === kind);
    const own = match?.(project.configurations, project.price !== null).kind ?? 'fits';
    const said = (['no', 'unknown'] as const).find(isOf);
    const kind: AnsweredKind = said ?? (isOf('close') || !isThere(project) ? 'close' : own);
    return { project, kind, answers, rank: isSorted ? 0 : answers.reduce((sum, answer) => sum + answer.rank, 0) };
  });
  const kinds = Object.keys(HEADINGS) as AnsweredKind[];
  return kinds
    .flatMap((kind) => {
      const own = answered.filter((each) => each.kind === kind).sort((a, b) => a.rank - b.rank);
      const count = formatProjectCount(own.length);
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
