import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, UNIT } from '../project/price';
import { ROUTES } from '../site/routes';
import { cut } from './limits';
import type { ToolAnswer } from './found-answer';

const INCOME = /\b(?:salary|(?<!rent(?:al)? )income|earn(?:ing)?s?|ctc|package|kamai|tankhwah)\b/;
const LPA = /(\d[\d.]*) ?lpa\b/;
const YEARLY = /\b(?:(?:an?|per|every|each|in hand) (?:year|annum|saal)|yearly|annual(?:ly)?|p\.? ?a|ctc|package)\b/;
const INCOME_WORDS =
  /\b(?:salary|income|earn(?:ing)?s?|ctc|package|kamai|tankhwah|(?:(?:an?|per|every|each|my) )?(?:month|year|annum|saal|mahin[aei])|monthly|yearly|annual(?:ly)?|pm|pa|lpa|l|rupees|rs|inr|of|home|homes|afford|my|i|is|with)\b|₹/g;
const RUPEES = new RegExp(`${AMOUNT}${UNIT}\\b|\\d{5,}`);

/**
 * A salary leads to the highest price that it pays; that of a year is counted for a month. Null for other questions. For
 * `spelled` texts.
 */
export function incomeAnswer(asked: string): ToolAnswer | null {
  const { isIncome, amount, isYearly } = readIncome(asked);
  const typed = isIncome && amount ? parseTypedRupees(amount) : null;
  if (!typed) return null;
  const rupees = isYearly ? Math.round(typed / 12) : typed;
  return {
    title: 'What can I afford?',
    text: `The highest price that ₹ ${rupees.toLocaleString('en-IN')} a month pays depends on savings and other instalments. Add them, and you see it with the homes within it.`,
    href: `${ROUTES.affordability}?income=${rupees}`,
    linkLabel: 'What can I afford?',
    rest: cut(asked.replace(amount ?? '', ' '), INCOME_WORDS),
  };
}

function readIncome(asked: string) {
  const perYear = asked.replace(LPA, '$1 l a year');
  return {
    isIncome: INCOME.test(asked) || perYear !== asked,
    amount: LPA.exec(asked)?.[1]?.concat(' l') ?? RUPEES.exec(asked)?.[0],
    isYearly: YEARLY.test(perYear),
  };
}
