/** Why an island: the form is answered beside it; its code is fetched on the first use, and with it the rates. */
import { useEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';
import { once, readData } from '@/lib/browser/read-data';
import { readBudget, writeBudget } from '@/lib/browser/visitor/budget';
import {
  answerAffordability,
  householdFaults,
  parseHousehold,
  type HomesByPrice,
} from '@/lib/domain/buying/affordability-answer';
import type { BuyingFile } from '@/lib/domain/buying/cost-sheet';
import { ROUTES } from '@/lib/domain/site/routes';
import { AffordabilityFields } from './AffordabilityFields';
import { AffordResult } from './AffordResult';
import { KeptBudget } from './KeptBudget';
import { formQuery } from './form-query';

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
    if (INCOME_IN_ADDRESS.test(location.search)) fill(form.current!, new URLSearchParams(location.search));
    else isTyped.current = true;
    answer((document.activeElement as HTMLInputElement | null)?.name);
  }, []);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const { currentTarget } = event;
    event.preventDefault();
    if (currentTarget.reportValidity()) answer('', () => currentTarget.submit());
  };
  const household = asked && parseHousehold(asked.query, asked.file);
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <form
        ref={form}
        action={`${ROUTES.affordability}#table`}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-end gap-x-6 gap-y-4 sm:grid-cols-2"
        onInput={({ target }) => {
          isTyped.current = true;
          answer((target as HTMLInputElement).name);
        }}
        onBlur={() => answer()}
        onSubmit={onSubmit}
      >
        <AffordabilityFields {...props} faults={asked ? householdFaults(asked.query) : NO_FAULTS} />
      </form>
      <div className="min-h-48 min-w-0 rounded-card border border-transparent bg-surface-2 p-5 md:p-8">
        {asked && household ? (
          <AffordResult
            {...{ household, homes: asked.homes, address: location.href }}
            answer={answerAffordability(household, asked.file.loan)}
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
