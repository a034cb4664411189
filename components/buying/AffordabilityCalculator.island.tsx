/** Why an island: the form is answered beside it; its code is fetched on the first use, and with it the rates. */
import { type ComponentProps, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { TextField } from '@/components/ui/TextField';
import {
  AFFORD_KEYS,
  answerAffordability,
  type HomesByPrice,
  householdFaults,
  parseHousehold,
  PROJECT_KEY,
  SHARES,
} from '@/lib/domain/buying/affordability-answer';
import { COST_KEYS } from '@/lib/domain/buying/purchase-query';
import { type DutyPlace, type LoanRule, OWNERS } from '@/lib/domain/project/rates';
import { formatPinPrice, formatRupees, parseAmount } from '@/lib/domain/project/price';
import { once, readData } from '@/lib/browser/read-data';
import { readBudget, writeBudget } from '@/lib/browser/visitor/budget';
import type { BuyingFile } from '@/lib/domain/buying/cost-sheet';
import { readRecent } from '@/lib/browser/visitor/recent-projects';
import { projectPath, ROUTES } from '@/lib/domain/site/routes';
import { SiteLink } from '@/components/ui/SiteLink';
import { OWNER_LABELS } from './CostTable';
import { isProjectKey } from '@/lib/domain/visitor/saved-project';
import { AffordResult } from './AffordResult';
import { formQuery } from './form-query';

interface AffordabilityFieldsProps {
  places: Pick<DutyPlace, 'id' | 'label' | 'state'>[];
  loan: Pick<LoanRule, 'incomeShare'>;
  /** What is wrong with a figure, by its field's name. */
  faults: ReadonlyMap<string, string>;
}

const SHARE_WORDS = { careful: 'Careful', usual: 'Usual', stretched: 'Stretched' } as const;

/** The household's figures; their names are the keys of the address. */
function AffordabilityFields({ places, loan, faults }: AffordabilityFieldsProps) {
  const named = (name: string) => ({ id: `afford-${name}`, name, error: faults.get(name) });
  return (
    <>
      <TextField {...named(AFFORD_KEYS.income)} label="Net income a month, for example 1.8 lakh" />
      <TextField {...named(AFFORD_KEYS.savings)} label="Savings, for example 40 lakh" />
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
      <input type="hidden" name={PROJECT_KEY} />
      <input type="hidden" name={COST_KEYS.price} />
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

interface KeptBudgetProps {
  /** In rupees; null if none is kept. */
  rupees: number | null;
  onForget: () => void;
}

/** What is kept on this device of the answer, and how to forget it. */
function KeptBudget({ rupees, onForget }: KeptBudgetProps) {
  const [isForgotten, setIsForgotten] = useState(false);
  if (rupees === null)
    return isForgotten ? (
      // The focus was on the button that has gone.
      <p tabIndex={-1} ref={(text) => text?.focus()} className="mt-4 type-small text-ink-2">
        Forgotten: no budget is kept on this device.
      </p>
    ) : null;
  const forget = () => {
    setIsForgotten(true);
    onForget();
  };
  return (
    <p className="mt-4 type-small text-ink-2">
      Homes within your {formatPinPrice(rupees)} say so. It is kept on this device only.{' '}
      <button type="button" className="link min-h-11" onClick={forget}>
        Forget it
      </button>
    </p>
  );
}

interface ProjectVerdictProps {
  /** The form's figures, with the project that the visitor comes from. */
  query: URLSearchParams;
  /** The highest price in rupees; null until it is known. */
  highestRupees: number | null;
}

/** Whether the project that the visitor comes from is within the price, and the way back to it. */
function ProjectVerdict({ query, highestRupees }: ProjectVerdictProps) {
  const key = query.get(PROJECT_KEY);
  const rupees = parseAmount(query.get(COST_KEYS.price) ?? '');
  if (!isProjectKey(key) || rupees === null) return null;
  const [developer = '', id = ''] = key.split('/');
  const above = highestRupees === null ? null : rupees - highestRupees;
  return (
    <p aria-live="polite" className="mb-4">
      <SiteLink href={projectPath(developer, id)} className="link">
        {/* Its name is not taken from the address, which anybody can write. */}
        {readRecent().find((viewed) => viewed.key === key)?.name ?? 'The project'}
      </SiteLink>{' '}
      from {formatRupees(rupees)}
      {above === null ? '' : <strong>: {above > 0 ? `no, ${formatRupees(above)} above it` : 'yes'}</strong>}
    </p>
  );
}

interface Asked {
  query: URLSearchParams;
  file: BuyingFile;
  homes: HomesByPrice[];
}

const INCOME_IN_ADDRESS = /[?&]income=/;
const NO_FAULTS: ReadonlyMap<string, string> = new Map();

const loadRates = once(() => Promise.all([readData<BuyingFile>('buying'), readData<HomesByPrice[]>('homes-by-price')]));

/** The form beside its answer; without script, or where the rates cannot be read, the form leads to the tables. */
export function AffordabilityCalculator(props: Omit<ComponentProps<typeof AffordabilityFields>, 'faults'>) {
  const form = useRef<HTMLFormElement>(null);
  const isTyped = useRef(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [budget, setBudget] = useState<number | null>(null);
  // While a field is typed in, its error and the answer wait.
  const answer = (typedIn = '', orElse?: () => void) =>
    void loadRates().then(
      ([file, homes]) => {
        const query = formQuery(form.current!);
        setBudget(readBudget());
        if (householdFaults(query).has(typedIn)) return;
        const household = parseHousehold(query, file);
        setAsked({ query, file, homes });
        if (!household) return;
        history.replaceState(history.state, '', `?${query}`);
        // Figures that came with a link are somebody else's.
        if (isTyped.current) writeBudget(answerAffordability(household, file.loan).priceRupees || null);
        setBudget(readBudget());
      },
      orElse ?? (() => undefined),
    );
  useEffect(() => {
    fill(form.current!, new URLSearchParams(location.search));
    isTyped.current = !INCOME_IN_ADDRESS.test(location.search);
    answer((document.activeElement as HTMLInputElement | null)?.name);
  }, []);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    event.preventDefault();
    if (currentTarget.reportValidity()) answer('', () => currentTarget.submit());
  };
  const household = asked && parseHousehold(asked.query, asked.file);
  const found = household && answerAffordability(household, asked.file.loan);
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <form
        ref={form}
        action={`${ROUTES.affordability}#table`}
        className="grid min-w-0 grid-cols-1 items-end gap-x-6 gap-y-4 sm:grid-cols-2"
        onInput={({ target }) => {
          isTyped.current = true;
          answer((target as HTMLInputElement).name);
        }}
        onBlur={() => answer()}
        onSubmit={onSubmit}
      >
        <AffordabilityFields {...props} faults={asked ? householdFaults(asked.query) : NO_FAULTS} />
      </form>
      <div className="min-h-48 min-w-0 panel bg-surface-2">
        {asked ? <ProjectVerdict query={asked.query} highestRupees={found?.priceRupees ?? null} /> : null}
        {found ? (
          <AffordResult
            {...{ household, homes: asked.homes, answer: found }}
            place={asked.file.places.find(({ id }) => id === asked.query.get('place')) ?? asked.file.places[0]!}
          />
        ) : (
          <p>
            Here you see the price, which of income and savings limits it, and the homes within it.
            <span className="hidden noscript:inline"> Without JavaScript the tables below answer.</span>
          </p>
        )}
        <KeptBudget
          rupees={budget}
          onForget={() => {
            writeBudget(null);
            setBudget(null);
          }}
        />
      </div>
    </div>
  );
}

/** Puts figures into the fields of their names. */
function fill({ elements }: HTMLFormElement, figures: URLSearchParams): void {
  figures.forEach((value, key) => {
    const field = elements.namedItem(key);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  });
}
