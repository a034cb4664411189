import type { ReactNode } from 'react';
import { formatAmount, parseAmount } from '@/lib/domain/buying/amount';
import type { BuyingFile } from '@/lib/domain/buying/buying-file';
import { chargeKey, COST_KEYS, ownerOf, stageIn } from '@/lib/domain/buying/purchase-query';
import { OWNERS } from '@/lib/domain/buying/rates';
import type { CostStart } from '@/lib/domain/project/costs';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import { OWNER_LABELS } from './CostTable';

interface CostFieldsProps {
  file: BuyingFile;
  start: CostStart;
  query: URLSearchParams;
  /** ISO day. */
  today: string;
  plans: PaymentPlan[];
  /** The loan that counts while none is typed. */
  loanRupees: number;
}

/** The fields of the calculator; their names are the keys of its address. */
export function CostFields({ file, start, query, today, plans, loanRupees }: CostFieldsProps) {
  const { units, placeIds } = start;
  const places = file.places.filter(({ id }) => placeIds.includes(id));
  const typed = (key: string) => query.get(key) ?? '';
  return (
    <>
      {units.length > 1 ? (
        <Field id="cost-unit" label="Unit">
          <select
            id="cost-unit"
            className="field"
            defaultValue={String(parseAmount(typed(COST_KEYS.price)) ?? start.priceRupees)}
            onInput={({ currentTarget: { value, form } }) => {
              (form!.elements.namedItem(COST_KEYS.price) as HTMLInputElement).value = formatAmount(Number(value));
            }}
          >
            {units.map(({ label, priceRupees }) => (
              <option key={`${label} ${priceRupees}`} value={priceRupees}>
                {label}, {formatAmount(priceRupees)}
              </option>
            ))}
          </select>
        </Field>
      ) : null}
      <Amount
        name={COST_KEYS.price}
        label="Price"
        value={formatAmount(parseAmount(typed(COST_KEYS.price)) ?? start.priceRupees)}
      />
      <Choice
        {...{ name: COST_KEYS.owner, label: 'Owner', value: ownerOf(query) }}
        options={OWNERS.map((owner) => [owner, OWNER_LABELS[owner]])}
      />
      {start.purpose === 'plot' ? null : (
        <Choice
          {...{ name: COST_KEYS.stage, label: 'Stage', value: stageIn(query, start.stage) }}
          options={[
            ['new', 'Under construction'],
            ['ready', 'Completion certificate issued'],
          ]}
        />
      )}
      {places.length > 1 ? (
        <Choice
          {...{ name: COST_KEYS.place, label: 'Place', value: typed(COST_KEYS.place) }}
          options={places.map(({ id, label }) => [id, label])}
        />
      ) : null}
      {plans.length > 0 ? (
        <>
          <Field id="cost-day" label="Booking on">
            <input
              id="cost-day"
              type="date"
              name={COST_KEYS.day}
              className="field"
              defaultValue={typed(COST_KEYS.day) || today}
            />
          </Field>
          <Amount
            name={COST_KEYS.loan}
            label="Loan"
            value={typed(COST_KEYS.loan)}
            hint={`Empty: the most a bank may lend, ${formatAmount(loanRupees)}`}
          />
        </>
      ) : null}
      {plans.length > 1 ? (
        <Choice
          {...{ name: COST_KEYS.plan, label: 'Payment plan', value: typed(COST_KEYS.plan) }}
          options={plans.map(({ name }, at) => [String(at + 1), name])}
        />
      ) : null}
      <details className="cost-charges">
        <summary>Charges of the developer and others</summary>
        {file.charges.map(({ id, name, typical }) => (
          <Amount key={id} name={chargeKey(id)} label={name} value={typed(chargeKey(id))} hint={`Usual: ${typical}`} />
        ))}
      </details>
    </>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  /** The control with that id. */
  children: ReactNode;
}

function Field({ id, label, hint, children }: FieldProps) {
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {children}
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
    </div>
  );
}

const idOf = (name: string) => `cost-${name}`;

function Amount({ name, value, ...about }: { name: string; label: string; value: string; hint?: string }) {
  const id = idOf(name);
  return (
    <Field id={id} {...about}>
      <input
        {...{ id, name, className: 'field', autoComplete: 'off', defaultValue: value }}
        aria-describedby={about.hint ? `${id}-hint` : undefined}
      />
    </Field>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: [value: string, label: string][];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  const id = idOf(name);
  return (
    <Field id={id} label={label}>
      <select {...{ id, name, className: 'field', defaultValue: value || options[0]?.[0] }}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
