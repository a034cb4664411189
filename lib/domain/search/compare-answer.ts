import { takeBedrooms } from '../project/bedrooms';
import { formatRupees } from '../project/price';
import { ROUTES } from '../site/routes';
import { inSentence } from './answers';
import type { SearchFacts } from './file';
import { isAsked, summary } from './project-texts';
import type { FoundAnswer } from './record';

/** What a comparison may ask of projects: its words, what is said of the first, and the figure of which the least counts. */
interface Measure {
  words: RegExp;
  said: (figure: number) => string;
  of: (project: SearchFacts, bedrooms: readonly string[]) => number | null;
}

const leastOf = (figures: readonly (number | null)[]) => {
  const known = figures.filter((each) => each !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

const MEASURES: readonly Measure[] = [
  {
    words: /\b(?:cheap\w*|sast[aei]|(?:less|lower) (?:price|cost\w*)|costs? less|kam (?:price|daam|mein))\b/,
    said: (rupees) => `costs least, from ${formatRupees(rupees)}`,
    of: ({ configurations, price }, bedrooms) =>
      leastOf(configurations.filter(isAsked(bedrooms)).map(({ priceRupees }) => priceRupees)) ??
      (bedrooms.length > 0 ? null : (price?.minRupees ?? null)),
  },
  {
    words:
      /\b(?:ready|possession|complet\w*|finish\w*)\b.*\b(?:first|soon\w*|earl\w+|pehle)\b|\b(?:first|soon\w*|earl\w+|pehle)\b.*\b(?:ready|possession)\b/,
    said: () => 'is ready first',
    of: ({ readyMonth }) => readyMonth,
  },
  {
    words: /\b(?:larg|bigg)\w+|\bbad[aei]\b/,
    said: () => 'has the larger homes',
    of: ({ configurations }, bedrooms) =>
      leastOf(configurations.filter(isAsked(bedrooms)).map(({ areaSqft }) => (areaSqft === null ? null : -areaSqft))),
  },
];

const JUDGED = /\b(?:better|best|good|recommend\w*|prefer\w*|a[ch]+h?[ai]|sahi)\b/;
/** Which of the projects it is, where a comparison asks that and the records of all say it; none where they are the same. */
function firstOf(projects: readonly SearchFacts[], asked: string): string[] {
  const bedrooms = takeBedrooms(asked).sizes.map(({ name }) => name);
  return MEASURES.filter(({ words }) => words.test(asked)).flatMap(({ said, of }) => {
    const figures = projects.map((each) => of(each, bedrooms));
    const least = leastOf(figures);
    const first = projects.filter((_, at) => figures[at] === least);
    if (least === null || figures.includes(null) || first.length === projects.length) return [];
    return `${first.map(({ name }) => name).join(' and ')} ${said(least)}`;
  });
}

/** Two or more named projects side by side, first which of them it is, then what is said of each. */
export function compare(
  projects: readonly SearchFacts[],
  asked: string,
  answers: readonly (readonly FoundAnswer[])[],
): FoundAnswer {
  const each = projects.flatMap(({ name }, at) =>
    answers[at]!.map((answer) => {
      const isNamed = answer.title.endsWith(` of ${name}`);
      return {
        ...answer,
        text: answer.text.replace(/^Yes\. /, ''),
        title: isNamed ? answer.title : `${name}: ${answer.title}`,
      };
    }),
  );
  const first = firstOf(projects, asked);
  const isJudged = first.length === 0 && JUDGED.test(asked);
  const said = [
    ...(isJudged ? ['We rate no project'] : first),
    ...each.map((answer) => inSentence(answer).replace(/\.$/, '')),
    ...projects.map((project) => `${project.name}: ${summary(project)}`),
  ];
  return {
    title: `Compare ${projects.map(({ name }) => name).join(' and ')}`,
    text: `${said.join('. ')}. Tick “Compare” on their cards to see all of it side by side.`,
    href: ROUTES.shortlist,
    linkLabel: 'Shortlist',
  };
}
