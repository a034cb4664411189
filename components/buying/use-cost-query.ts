import { useEffect, useState, type SyntheticEvent } from 'react';
import { COST_KEYS, chargeKey, costFaults, countedQuery } from '@/lib/domain/buying/purchase-query';
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
export function useCostQuery(): CostQuery {
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
export function costAddress(query: URLSearchParams): string {
  const address = new URL(location.href);
  const own: string[] = Object.values(COST_KEYS);
  for (const key of [...address.searchParams.keys()]) {
    if (own.includes(key) || key.startsWith(chargeKey(''))) address.searchParams.delete(key);
  }
  query.forEach((value, key) => address.searchParams.set(key, value));
  address.hash = 'cost';
  return address.href;
}
