import { draw } from '@/components/islands/draw';
import type { BuyingFile } from '@/lib/domain/buying/buying-file';
import { formatEmiInput } from '@/lib/domain/emi/figures';
import type { CostStart } from '@/lib/domain/project/costs';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import { CostCalculator } from './CostCalculator';

/** What a page's calculator is of. */
export interface CalculatorOf {
  title: string;
  start: CostStart;
  /** Months since year 0. */
  possessionMonth: number | null;
  plans: PaymentPlan[];
}

const WRITE_AFTER_MS = 400;

/** Draws the calculator; it begins with the figures of the address, and writes changed ones there. */
export function openCalculator(
  root: HTMLElement,
  file: BuyingFile,
  { title, start, possessionMonth, plans }: CalculatorOf,
): Promise<void> {
  let writing: ReturnType<typeof setTimeout>;
  root.textContent = '';
  return draw(root, Promise.resolve(CostCalculator), {
    ...{ file, title, start },
    query: location.search,
    plans,
    possessionMonth,
    today: todayHere(),
    addressOf,
    onQuery: (query) => {
      clearTimeout(writing);
      writing = setTimeout(() => history.replaceState(history.state, '', addressOf(query)), WRITE_AFTER_MS);
    },
    onLoan: takeLoan,
  });
}

/** Address of the page with the calculator's figures and anchor; what else is in the query stays. */
function addressOf(query: URLSearchParams): string {
  const address = new URL(location.href);
  for (const key of [...address.searchParams.keys()]) {
    if (/^(price|owner|stage|place|plan|from|loan|charge-.+)$/.test(key)) address.searchParams.delete(key);
  }
  query.forEach((value, key) => address.searchParams.set(key, value));
  address.hash = 'cost';
  return address.href;
}

/** Today where the visitor is, as an ISO day. */
function todayHere(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Puts the loan into the EMI calculator, as if it were typed there. */
function takeLoan(loanRupees: number): void {
  const box = document.querySelector<HTMLInputElement>('#emi-loanRupees');
  if (!box) return;
  box.value = formatEmiInput('loanRupees', loanRupees);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
