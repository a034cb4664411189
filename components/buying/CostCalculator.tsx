import { useState, useEffect, type SyntheticEvent } from 'react';
import { type PaymentSchedule, paymentSchedule, type ScheduleRow } from '@/lib/domain/buying/payment-schedule';
import { loanByBank } from '@/lib/domain/project/rates';
import type { Purchase } from '@/lib/domain/buying/all-in';
import { ownSheet, sheetCost, type SheetRates, type BuyingFile } from '@/lib/domain/buying/cost-sheet';
import { COST_KEYS, parsePurchase, chargeKey, costFaults, countedQuery } from '@/lib/domain/buying/purchase-query';
import { formatAmount, parseAmount } from '@/lib/domain/project/price';
import { type EmiTerms, parseEmiQuery, startingTerms } from '@/lib/domain/emi/emi';
import type { ProjectKind } from '@/lib/domain/site/kinds';
import { formatEmiInput } from '@/lib/domain/emi/figures';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import { costText } from '@/lib/domain/buying/cost-text';
import { formatDay } from '@/lib/domain/site/month';
import type { CostStart } from '@/lib/domain/project/costs';
import { whatsappUrl } from '@/lib/domain/site/links';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { HINT } from './CostField';
import { CostFields } from './CostFields';
import { CostTable, OWNER_LABELS } from './CostTable';
import './cost-calculator.css';
import { formQuery } from './form-query';

interface CostQuery {
  /** For each input of the form. */
  onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** For when a field of the form is left. */
  onBlur: () => void;
  /** The fields as they are. */
  typed: URLSearchParams;
  /** The figures to count with. */
  counted: URLSearchParams;
  /** What is wrong with a field that was left, by its name. */
  faults: ReadonlyMap<string, string>;
}

/** Debounce in ms. */
const WRITE_AFTER_MS = 400;

/** The calculator's form as a query; it begins with that of the address, where changed figures are written. */
function useCostQuery(): CostQuery {
  const [start] = useState(() => new URLSearchParams(location.search));
  const [typed, setTyped] = useState(start);
  const [left, setLeft] = useState(start);
  const [counted, setCounted] = useState(() => countedQuery(start, new URLSearchParams()));
  useEffect(() => {
    if (typed === start) return;
    const writing = setTimeout(() => history.replaceState(history.state, '', costAddress(counted)), WRITE_AFTER_MS);
    return () => clearTimeout(writing);
  }, [start, typed, counted]);
  const onInput = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const next = formQuery(currentTarget);
    setTyped(next);
    setCounted(countedQuery(next, counted));
  };
  const faults = [...costFaults(typed)].filter(([key]) => typed.get(key) === left.get(key));
  return { onInput, onBlur: () => setLeft(typed), typed, counted, faults: new Map(faults) };
}

/** Address of the page with the calculator's figures and anchor; what else is in the query stays. */
function costAddress(query: URLSearchParams): string {
  const address = new URL(location.href);
  const own: string[] = Object.values(COST_KEYS);
  for (const key of [...address.searchParams.keys()]) {
    if (own.includes(key) || key.startsWith(chargeKey(''))) address.searchParams.delete(key);
  }
  query.forEach((value, key) => address.searchParams.set(key, value));
  address.hash = 'cost';
  return address.href;
}

interface PlanTableProps {
  caption: string;
  schedule: PaymentSchedule;
  priceRupees: number;
}

const COLUMNS: readonly [label: string, of: (row: ScheduleRow) => number][] = [
  ['GST', ({ gstRupees }) => gstRupees],
  ['TDS', ({ tdsRupees }) => tdsRupees],
  ['Own money', ({ ownRupees }) => ownRupees],
  ['Bank', ({ bankRupees }) => bankRupees],
  ['Interest a month', ({ preEmiRupees }) => preEmiRupees],
];

/** A plan in rupees: a table where it has room, rows with labelled amounts elsewhere. */
function PlanTable({ caption, schedule: { rows }, priceRupees }: PlanTableProps) {
  const columns = COLUMNS.filter(([, of]) => rows.some((row) => of(row) > 0));
  const sumOf = (of: (row: ScheduleRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return (
    <table className="data-table amounts stack cost-plan text-[0.9375rem]">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Due</th>
          <th scope="col">Amount</th>
          {columns.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">
              {row.when}
              <small className={HINT}>
                {row.particulars}, {row.percentage} %
              </small>
            </th>
            <td>{row.amountRupees.toLocaleString('en-IN')}</td>
            {columns.map(([label, of]) => (
              <td key={label} data-label={label}>
                {of(row).toLocaleString('en-IN')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td>{priceRupees.toLocaleString('en-IN')}</td>
          {columns.map(([label, of]) => (
            <td key={label} data-label={label}>
              {label === 'Interest a month' ? '' : sumOf(of).toLocaleString('en-IN')}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

interface PlanInRupeesProps {
  file: BuyingFile;
  kind: ProjectKind;
  query: URLSearchParams;
  purchase: Purchase;
  rates: SheetRates;
  plans: PaymentPlan[];
  possessionMonth: number | null;
  today: string;
}

/** The payment plan of one purchase: what is due when, from whose money, and the loan that follows. */
export function PlanInRupees({ file, kind, query, purchase, rates, plans, possessionMonth, today }: PlanInRupeesProps) {
  const { priceRupees } = purchase;
  const plan = plans[Number(query.get(COST_KEYS.plan) ?? 1) - 1] ?? plans[0]!;
  const day = query.get(COST_KEYS.day) ?? '';
  const typedLoan = parseAmount(query.get(COST_KEYS.loan) ?? '');
  const usual = usualLoan(kind, file, priceRupees);
  const loanRupees = Math.min(typedLoan ?? usual.loanRupees, priceRupees);
  const terms = parseEmiQuery(query, { ...usual, loanRupees });
  const { gstPercent, tdsRupees } = sheetCost(rates, purchase);
  const schedule = paymentSchedule(plan, {
    ...terms,
    ...{ priceRupees, loanRupees, gstPercent, possessionMonth },
    tdsPercent: tdsRupees > 0 ? rates.tds.percent : 0,
    bookingDay: /^\d{4}-\d\d-\d\d$/.test(day) ? day : today,
  });
  if (!schedule)
    return (
      <p className="mt-4 measure type-small text-ink-2">
        The shares of this plan do not add up to 100 %, so it stays in percent.
      </p>
    );
  const { interestRupees, emiRupees, emiFrom, notes } = schedule;
  const loanText = `${terms.tenureYears} years at ${terms.annualRatePercent}\u00a0%`;
  return (
    <div className="cost-wide @container min-w-0">
      <PlanTable caption={`${plan.name} in rupees and dates`} schedule={schedule} priceRupees={priceRupees} />
      {loanRupees > 0 ? (
        <p className="mt-4 measure type-small text-ink-2">
          {interestRupees === null ? '' : `Interest until possession: ${formatAmount(interestRupees)}. `}
          Then an EMI of <strong>{formatAmount(emiRupees)}</strong>
          {emiFrom ? ` from ${emiFrom}` : ''}, {loanText}.{' '}
          <a href="#emi" className="link" onClick={() => takeLoan(loanRupees)}>
            This loan in the EMI calculator
          </a>
        </p>
      ) : null}
      <ul className="mt-4 measure list-disc pl-5 type-small text-ink-2">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** The most that a bank may lend on a home; of offices, shops and SCO what the EMI calculator starts with. */
function usualLoan(kind: ProjectKind, { loan }: BuyingFile, priceRupees: number): EmiTerms {
  return kind === 'commercial'
    ? startingTerms(kind, priceRupees)
    : { ...loan, loanRupees: loanByBank(loan, priceRupees) };
}

/** Puts the loan into the EMI calculator, as if it were typed there. */
function takeLoan(loanRupees: number): void {
  const box = document.getElementById('emi-loanRupees') as HTMLInputElement | null;
  if (!box) return;
  box.value = formatEmiInput('loanRupees', loanRupees);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

interface CostCalculatorProps {
  file: BuyingFile;
  start: CostStart;
  kind: ProjectKind;
  /** What the sheet is of. */
  title: string;
  plans: PaymentPlan[];
  /** Months since year 0. */
  possessionMonth: number | null;
}

/** The cost sheet and the plan of one purchase, which the visitor describes; its form is the address. */
export function CostCalculator(props: CostCalculatorProps) {
  const { file, start, kind, title, plans } = props;
  const { onInput, onBlur, typed, counted, faults } = useCostQuery();
  const [today] = useState(todayHere);
  const asked = parsePurchase(counted, start, file);
  if (!asked) return null;
  const { purchase, place } = asked;
  const rows = ownSheet({ ...file, place }, purchase);
  const total = rows.find(({ kind }) => kind === 'total')?.rupees[0] ?? 0;
  const owner = OWNER_LABELS[purchase.owner];
  const stage =
    purchase.purpose === 'plot' ? '' : purchase.isUnderConstruction ? ', under construction' : ', certificate issued';
  const text = costText({
    ...{ title, rows, checkedOn: place.checkedOn, address: costAddress(counted) },
    circumstances: `owner: ${owner.toLowerCase()}${stage}, ${place.label}`,
  });
  return (
    <div className="grid gap-x-12 gap-y-8 pb-8 lg:grid-cols-[5fr_7fr]">
      <form
        className="grid min-w-0 grid-cols-1 content-start gap-4 lg:grid-cols-2"
        {...{ onInput, onBlur }}
        onKeyDown={({ key }) => key === 'Enter' && onBlur()}
        onSubmit={(event) => event.preventDefault()}
      >
        <CostFields
          {...{ file, start, query: typed, faults, today, plans }}
          loanText={`${kind === 'commercial' ? 'a usual loan' : 'the most a bank may lend'}, ${formatAmount(usualLoan(kind, file, purchase.priceRupees).loanRupees)}`}
        />
      </form>
      <div className="min-w-0">
        <p role="status">
          All-in <strong className="total block">{formatAmount(total)}</strong>
        </p>
        <CostTable caption={`${title}, line by line`} columns={[owner]} rows={rows} />
        <p className="mt-4 measure type-small text-ink-2">
          {place.isCertain ? '' : 'About right only. '}Estimate from rates as of {formatDay(place.checkedOn)}. The
          Sub-Registrar’s figure counts, and is higher where the {place.valueName} exceeds the price.
        </p>
        <SiteLink href={whatsappUrl('', text)} className="mt-4 btn btn-wa">
          <Icon name="whatsapp" />
          Send by WhatsApp
        </SiteLink>
      </div>
      {plans.length > 0 ? (
        <PlanInRupees {...props} {...{ query: counted, purchase, rates: { ...file, place }, today }} />
      ) : null}
    </div>
  );
}

/** Today where the visitor is, as an ISO day. */
function todayHere(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
