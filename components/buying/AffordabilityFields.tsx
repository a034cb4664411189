import type { ReactNode } from 'react';
import { TextField } from '@/components/ui/TextField';
import { AFFORD_KEYS, SHARES } from '@/lib/domain/buying/affordability-answer';
import { COST_KEYS } from '@/lib/domain/buying/purchase-query';
import { OWNERS, type DutyPlace, type LoanRule } from '@/lib/domain/buying/rates';
import { OWNER_LABELS } from './CostTable';

interface AffordabilityFieldsProps {
  places: Pick<DutyPlace, 'id' | 'label' | 'state'>[];
  loan: Pick<LoanRule, 'incomeShare'>;
  /** What is wrong with a figure, by its field's name. */
  faults: ReadonlyMap<string, string>;
}

const SHARE_WORDS = { careful: 'Careful', usual: 'Usual', stretched: 'Stretched' } as const;

/** The household's figures; their names are the keys of the address. */
export function AffordabilityFields({ places, loan, faults }: AffordabilityFieldsProps) {
  const named = (name: string) => ({ id: `afford-${name}`, name, error: faults.get(name) });
  return (
    <>
      <TextField {...named(AFFORD_KEYS.income)} label="Net income a month, as 1.8 lakh" />
      <TextField {...named(AFFORD_KEYS.savings)} label="Savings, as 40 lakh" />
      <TextField {...named(AFFORD_KEYS.emis)} label="Instalments you pay already" isOptional />
      <Choice name={COST_KEYS.place} label="Where">
        {places.map(({ id, label, state }) => (
          <option key={id} value={id}>
            {state}: {label}
          </option>
        ))}
      </Choice>
      <Choice name={COST_KEYS.owner} label="Owner">
        {OWNERS.map((owner) => (
          <option key={owner} value={owner}>
            {OWNER_LABELS[owner]}
          </option>
        ))}
      </Choice>
      <Choice name={COST_KEYS.stage} label="The home is">
        <option value="new">under construction</option>
        <option value="ready">ready or resale</option>
      </Choice>
      <Choice name={AFFORD_KEYS.share} label="Income for instalments" initial="usual">
        {SHARES.map((share) => (
          <option key={share} value={share}>
            {SHARE_WORDS[share]}: {loan.incomeShare[share]} %
          </option>
        ))}
      </Choice>
      <TextField {...named(AFFORD_KEYS.age)} label="Your age" isOptional />
      <TextField {...named(AFFORD_KEYS.other)} label="Other costs, % of the price" isOptional />
      <button type="submit" className="btn btn-primary">
        Show the highest price
      </button>
    </>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  initial?: string;
  children: ReactNode;
}

function Choice({ name, label, initial, children }: ChoiceProps) {
  const id = `afford-${name}`;
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={initial} className="field">
        {children}
      </select>
    </div>
  );
}
