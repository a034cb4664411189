import type { CostRow } from '../project/costs';
import { formatAmount } from '../project/price';
import { formatDay } from '../site/month';

/** What a cost sheet is of. */
interface SharedSheet {
  /** 'Mogra Courts', or the place where no project is named. */
  title: string;
  /** 'bought by a woman, under construction'. */
  circumstances: string;
  rows: readonly CostRow[];
  /** ISO day of the rates. */
  checkedOn: string;
  /** Absolute address of the sheet. */
  address: string;
}

/** A cost sheet as text for a message; its amounts are those of the first column. */
export function costText({ title, circumstances, rows, checkedOn, address }: SharedSheet): string {
  const lines = rows.map(({ label, rupees }) => `${label}: ${formatAmount(rupees[0] ?? 0)}`);
  const note = `Estimate from rates as of ${formatDay(checkedOn)}; the Sub-Registrar’s figure counts.`;
  return [`${title}, ${circumstances}`, ...lines, note, address].join('\n');
}
