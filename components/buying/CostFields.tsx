import { useState } from 'react';
import { chargeKey, COST_KEYS, ownerOf, stageIn } from '@/lib/domain/buying/purchase-query';
import { formatAmount, parseAmount } from '@/lib/domain/project/price';
import type { BuyingFile } from '@/lib/domain/buying/cost-sheet';
import { OWNERS } from '@/lib/domain/project/rates';
import type { CostStart, PricedUnit } from '@/lib/domain/project/costs';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import { CostField, type CostFieldProps } from './CostField';
import { OWNER_LABELS } from './CostTable';

interface CostFieldsProps {
  file: BuyingFile;
  start: CostStart;
  /** The fields as they are. */
  query: URLSearchParams;
  /** What is wrong with an amount, by its field's name. */
  faults: ReadonlyMap<string, string>;
  /** ISO day. */
  today: string;
  plans: PaymentPlan[];
  /** The loan that counts while none is typed. */
  loanText: string;
}

/** The fields of the calculator; their names are the keys of its address. */
export function CostFields({ file, start, query, faults, today, plans, loanText }: CostFieldsProps) {
  const { units, placeIds } = start;
  const places = file.places.filter(({ id }) => placeIds.includes(id));
  const typed = (key: string) => query.get(key) ?? '';
  const priceRupees = typed(COST_KEYS.price) ? parseAmount(typed(COST_KEYS.price)) : start.priceRupees;
  const isOfUnit = units.some((unit) => unit.priceRupees === start.priceRupees);
  const offered = isOfUnit ? units : [{ label: 'Lowest price', priceRupees: start.priceRupees }, ...units];
  // The unit that is shown is one of the price that counts; of several, the chosen one.
  const [chosen, setChosen] = useState(-1);
  const isOfPrice = (unit?: PricedUnit) => unit?.priceRupees === priceRupees;
  const shown = isOfPrice(offered[chosen]) ? chosen : offered.findIndex(isOfPrice);
  return (
    <>
      {offered.length > 1 ? (
        <CostField id="cost-unit" label="Unit">
          <select
            id="cost-unit"
            className="field"
            value={shown}
            onInput={({ currentTarget: { value, form } }) => {
              const unit = offered[Number(value)]!;
              setChosen(Number(value));
              (form!.elements.namedItem(COST_KEYS.price) as HTMLInputElement).value = formatAmount(unit.priceRupees);
            }}
          >
            {shown < 0 ? <option value={-1}>Another price</option> : null}
            {offered.map(({ label, priceRupees }, at) => (
              <option key={`${label} ${priceRupees}`} value={at}>
                {label}, {formatAmount(priceRupees)}
              </option>
            ))}
          </select>
        </CostField>
      ) : null}
      <Amount
        name={COST_KEYS.price}
        label="Price"
        value={priceRupees === null ? typed(COST_KEYS.price) : formatAmount(priceRupees)}
        fault={faults.get(COST_KEYS.price)}
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
          <CostField id="cost-day" label="Booking on">
            <input
              id="cost-day"
              type="date"
              name={COST_KEYS.day}
              className="field"
              defaultValue={typed(COST_KEYS.day) || today}
            />
          </CostField>
          <Amount
            name={COST_KEYS.loan}
            label="Loan"
            value={typed(COST_KEYS.loan)}
            hint={`Empty: ${loanText}`}
            fault={faults.get(COST_KEYS.loan)}
          />
        </>
      ) : null}
      {plans.length > 1 ? (
        <Choice
          {...{ name: COST_KEYS.plan, label: 'Payment plan', value: typed(COST_KEYS.plan) }}
          options={plans.map(({ name }, at) => [String(at + 1), name])}
        />
      ) : null}
      <details className="cost-wide edge-line-y">
        <summary className="plus flex justify-between gap-4 py-3 text-[0.9375rem] font-medium">
          Charges of the developer and others
        </summary>
        <div className="grid gap-4 pb-4">
          {file.charges.map(({ id, name, typical }) => (
            <Amount
              key={id}
              {...{ name: chargeKey(id), label: name, value: typed(chargeKey(id)), hint: `Usual: ${typical}` }}
              fault={faults.get(chargeKey(id))}
            />
          ))}
        </div>
      </details>
    </>
  );
}

const idOf = (name: string) => `cost-${name}`;

type AmountProps = Omit<CostFieldProps, 'id' | 'children'> & { name: string; value: string };

function Amount({ name, value, ...about }: AmountProps) {
  const id = idOf(name);
  const described = [about.fault && `${id}-fault`, about.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <CostField id={id} {...about}>
      <input
        {...{ id, name, className: 'field', autoComplete: 'off', defaultValue: value }}
        aria-invalid={about.fault ? true : undefined}
        aria-describedby={described || undefined}
      />
    </CostField>
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
    <CostField id={id} label={label}>
      <select {...{ id, name, className: 'field', defaultValue: value || options[0]?.[0] }}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </CostField>
  );
}
