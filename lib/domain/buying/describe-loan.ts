import { formatRupees } from '../project/price';
import type { LoanRule } from './rates';

/** '90 % of the price up to a loan of ₹ 30 Lakh, 80 % up to ₹ 75 Lakh, 75 % above'. */
export function describeLoan({ mostOfPrice }: Pick<LoanRule, 'mostOfPrice'>): string {
  return mostOfPrice
    .map(({ upToRupees, value }, at) => {
      const of = at === 0 ? ' of the price' : '';
      const upTo = at === 0 ? 'up to a loan of' : 'up to';
      return `${value} %${of} ${upToRupees === null ? 'above' : `${upTo} ${formatRupees(upToRupees)}`}`;
    })
    .join(', ');
}
