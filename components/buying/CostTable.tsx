import type { ReactNode } from 'react';
import { OWNERS, type Owner } from '@/lib/domain/project/rates';
import type { CostRow } from '@/lib/domain/project/costs';

interface OwnerSwitchProps {
  /** Name of its radio buttons, once on a page. */
  name: string;
  /** Tables of the three owners. */
  children: ReactNode;
}

/** Where there is no room for three owners beside each other, one of them is chosen, without script, too (data-table.css). */
export function OwnerSwitch({ name, children }: OwnerSwitchProps) {
  return (
    <div className="owners">
      <fieldset aria-label="Costs of" className="flex flex-wrap gap-x-6 md:hidden print:hidden">
        {OWNERS.map((owner, at) => (
          <label key={owner} className="flex min-h-11 items-center gap-2">
            <input type="radio" name={name} value={owner} defaultChecked={at === 0} />
            {OWNER_LABELS[owner]}
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  );
}

interface CostTableProps {
  caption: string;
  rows: readonly CostRow[];
  /** Headings of the amounts: the owners by default. */
  columns?: readonly string[];
  /** Rules are readable without opening the line. */
  areRulesOpen?: boolean;
}

export const OWNER_LABELS: Record<Owner, string> = { man: 'Man', woman: 'Woman', joint: 'Joint' };
const OWNER_COLUMNS = OWNERS.map((owner) => OWNER_LABELS[owner]);

/** A rule in words; one of many steps is a list. */
export function RuleText({ rule }: { rule: string }) {
  const steps = rule.split('; ');
  if (steps.length < 6) return rule;
  return (
    <ul className="steps">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ul>
  );
}

/** Amounts in whole rupees; each line opens to its rule. */
export function CostTable({ caption, rows, columns = OWNER_COLUMNS, areRulesOpen = false }: CostTableProps) {
  return (
    <table data-costs="" className="data-table amounts mt-5">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">In rupees</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, rule, rupees, kind }) => (
          <tr key={label} className={kind === 'total' ? 'font-semibold' : undefined}>
            <th scope="row" className="min-w-21">
              {rule === null || areRulesOpen ? (
                <>
                  {label}
                  {rule ? (
                    <div className="rule text-ink-2">
                      <RuleText rule={rule} />
                    </div>
                  ) : null}
                </>
              ) : (
                <details className="max-w-[36rem] text-ink-2">
                  <summary className="underline underline-offset-4">{label}</summary>
                  {rule}
                </details>
              )}
            </th>
            {rupees.map((amount, column) => (
              <td key={column}>{amount.toLocaleString('en-IN')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
