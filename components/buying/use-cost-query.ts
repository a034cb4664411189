import { useEffect, useRef, useState, type RefObject } from 'react';
import { costFaults, countedQuery } from '@/lib/domain/buying/purchase-query';
import { formQuery } from './form-query';

interface CostQuery {
  form: RefObject<HTMLFormElement | null>;
  onInput: () => void;
  /** The fields as they are. */
  typed: URLSearchParams;
  /** The figures to count with. */
  counted: URLSearchParams;
  /** What is wrong with a field, by its name; told when it is left. */
  faults: ReadonlyMap<string, string>;
}

/** The calculator's form as a query. */
export function useCostQuery(query: string, onQuery: (counted: URLSearchParams) => void): CostQuery {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(() => new URLSearchParams(query));
  const [counted, setCounted] = useState(() => countedQuery(typed, new URLSearchParams()));
  const [left, setLeft] = useState(typed);
  const onInput = () => {
    const next = formQuery(form.current!);
    const figures = countedQuery(next, counted);
    setTyped(next);
    setCounted(figures);
    onQuery(figures);
  };
  useEffect(() => {
    const { current } = form;
    const onChange = () => setLeft(formQuery(form.current!));
    current?.addEventListener('change', onChange);
    return () => current?.removeEventListener('change', onChange);
  }, []);
  const faults = [...costFaults(typed)].filter(([key]) => typed.get(key) === left.get(key));
  return { form, onInput, typed, counted, faults: new Map(faults) };
}
