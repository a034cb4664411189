import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, UNIT } from '../project/price';
import { parseProjectPath, ROUTES } from '../site/routes';
import type { AssistantAnswer, AssistantLink } from './reply';

const ASKS_FOR_COST =
  /\b(?:all in|in all|in total|total (?:cost|price)|on road price|cost sheet|stamp duty|registration (?:charges?|fee)|hidden charges|extra charges)\b/g;
const QUESTION_WORDS = /\b(?:what|how much|does|do|is|are|will|would|the|of|for|cost|price|at|me|my|it|i|pay)\b/g;
const INCOME = /\b(?:salary|income|earn(?:ing)?s?)\b/;
const RUPEES = new RegExp(`${AMOUNT}${UNIT}\\b|\\d{5,}`);
const MOST_PROJECTS = 3;

/** What a named project costs in all: links to its cost sheet; null for other questions. */
export function costAnswer(
  asked: string,
  find: (query: string) => { records: AssistantLink[] },
): AssistantAnswer | null {
  const rest = asked.replace(ASKS_FOR_COST, ' ');
  if (rest === asked) return null;
  const name = rest.replace(QUESTION_WORDS, ' ').replace(/\s+/g, ' ').trim();
  if (name.length < 3) return null;
  const projects = find(name).records.filter(({ label, href }) => {
    return parseProjectPath(href) !== null && name.includes(label.toLowerCase().split(' ')[0] ?? label);
  });
  if (projects.length === 0) return null;
  return {
    text: 'With duty, registration and, where it is due, GST, for man, woman and joint owners, line by line:',
    links: projects.slice(0, MOST_PROJECTS).map((link) => ({ ...link, href: `${link.href}#cost` })),
    replies: ['What can I afford?', 'Talk to a person'],
  };
}

/** A salary leads to the highest price that it pays; null for other questions. */
export function incomeAnswer(asked: string): AssistantAnswer | null {
  const amount = INCOME.test(asked) ? RUPEES.exec(asked)?.[0] : undefined;
  const rupees = amount ? parseTypedRupees(amount) : null;
  if (!rupees) return null;
  return {
    text: `The highest price that ₹ ${rupees.toLocaleString('en-IN')} a month pays depends on savings and other instalments. Add them, and you see it with the homes within it.`,
    links: [{ label: 'What can I afford?', href: `${ROUTES.affordability}?income=${rupees}` }],
    replies: ['Talk to a person'],
  };
}
