import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, UNIT } from '../project/price';
import { parseProjectPath, ROUTES } from '../site/routes';
import { leftOutText, sentences } from './left-out';
import { cut } from '../search/limits';
import type { AssistantAnswer, FoundRecords } from './reply';

const ASKS_FOR_COST =
  /\b(?:all in|in all|in total|total (?:cost|price)|on road price|cost sheet|stamp duty|registration (?:charges?|fee)|hidden charges|extra charges)\b/g;
const QUESTION_WORDS = /\b(?:what|how much|does|do|is|are|will|would|the|of|for|cost|price|at|me|my|it|i|pay)\b/g;
const INCOME = /\b(?:salary|income|earn(?:ing)?s?|ctc|package|kamai|tankhwah)\b/;
const LPA = /(\d[\d.]*) ?lpa\b/;
const YEARLY = /\b(?:(?:an?|per|every|each|in hand) (?:year|annum|saal)|yearly|annual(?:ly)?|p\.? ?a|ctc|package)\b/;
const INCOME_WORDS =
  /\b(?:salary|income|earn(?:ing)?s?|ctc|package|kamai|tankhwah|(?:(?:an?|per|every|each|my) )?(?:month|year|annum|saal|mahin[aei])|monthly|yearly|annual(?:ly)?|pm|pa|lpa|l|rupees|rs|inr|of|home|homes|afford|my|i|is|with)\b|₹/g;
const RUPEES = new RegExp(`${AMOUNT}${UNIT}\\b|\\d{5,}`);
const MOST_PROJECTS = 3;

/** What a named project costs in all: links to its cost sheet; null for other questions. */
export function costAnswer(
  asked: string,
  find: (query: string) => Pick<FoundRecords, 'records' | 'offer' | 'leftOut'>,
): AssistantAnswer | null {
  const rest = asked.replace(ASKS_FOR_COST, ' ');
  if (rest === asked) return null;
  const name = cut(rest, QUESTION_WORDS);
  if (name.length < 3) return null;
  const { records, offer, leftOut } = find(name);
  const projects = [...records, ...(offer ? [offer] : [])].filter(({ label, href }) => {
    return parseProjectPath(href) !== null && name.includes(label.toLowerCase().split(' ')[0] ?? label);
  });
  if (projects.length === 0) return null;
  const text = 'With duty, registration and, where it is due, GST, for man, woman and joint owners, line by line:';
  return {
    text: sentences(leftOutText(leftOut), text),
    links: projects.slice(0, MOST_PROJECTS).map((link) => ({ ...link, href: `${link.href}#cost` })),
    replies: ['What can I afford?', 'Talk to a person'],
  };
}

/** A salary leads to the highest price that it pays; that of a year is counted for a month. Null for other questions. */
export function incomeAnswer(asked: string): AssistantAnswer | null {
  const { isIncome, amount, isYearly } = readIncome(asked);
  const typed = isIncome && amount ? parseTypedRupees(amount) : null;
  if (!typed) return null;
  const rupees = isYearly ? Math.round(typed / 12) : typed;
  return {
    text: `The highest price that ₹ ${rupees.toLocaleString('en-IN')} a month pays depends on savings and other instalments. Add them, and you see it with the homes within it.`,
    links: [{ label: 'What can I afford?', href: `${ROUTES.affordability}?income=${rupees}` }],
    replies: ['Talk to a person'],
  };
}

/** The words of a question about an income that its answer does not take into account. */
export function incomeRest(asked: string): string {
  const { amount } = readIncome(asked);
  return cut(asked.replace(amount ?? '', ' '), INCOME_WORDS);
}

function readIncome(asked: string) {
  const perYear = asked.replace(LPA, '$1 l a year');
  return {
    isIncome: INCOME.test(asked) || perYear !== asked,
    amount: LPA.exec(asked)?.[1]?.concat(' l') ?? RUPEES.exec(asked)?.[0],
    isYearly: YEARLY.test(perYear),
  };
}
