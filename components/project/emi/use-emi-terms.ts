import { useEffect, useReducer, useState } from 'react';
import { formatEmiQuery, parseEmiInput, parseEmiQuery, type EmiField, type EmiTerms } from '@/lib/domain/emi/emi';
import { emiFigures, emiTermNote, formatEmiInput } from '@/lib/domain/emi/figures';
import { sliderToEmi } from '@/lib/domain/emi/sliders';

/** A term of the loan as its box shows it. */
export interface EmiBox {
  text: string;
  /** What became of the text; null if it is taken as it is. */
  note: string | null;
  isUnread: boolean;
}

interface EmiState {
  /** 'built': as the page was built. 'changed': the address does not hold the terms yet. */
  phase: 'built' | 'ready' | 'changed';
  terms: EmiTerms;
  /** Texts in typing, and those that are not understood. */
  texts: Partial<Record<EmiField, string>>;
  notes: Partial<Record<EmiField, string | null>>;
  /** The result in a sentence, once a change has come to rest. */
  announced: string;
}

type EmiAction =
  | { kind: 'open'; query: string; changed: PageValues }
  /** A text in typing: what is read counts at once, the text stays. */
  | { kind: 'type'; field: EmiField; text: string }
  /** The box is left: its text is put in order, or stays with a note if it is not understood. */
  | { kind: 'leave'; field: EmiField }
  /** A value of slider or keys. */
  | { kind: 'set'; field: EmiField; value: number }
  | { kind: 'settle' };

export interface EmiControls extends EmiState {
  boxOf: (field: EmiField) => EmiBox;
  act: (action: EmiAction) => void;
  /** Writes the terms into the address and announces the result. */
  settle: () => void;
}

type PageValues = Partial<Record<EmiField, { text?: string; sliderPlace?: number }>>;

/** Debounce in ms: a drag is announced and written to the address once, at its end. */
const SETTLE_MS = 500;

const FIELDS: readonly EmiField[] = ['loanRupees', 'annualRatePercent', 'tenureYears'];

/** Ids of a term's number field and slider. */
export const emiBoxId = (field: EmiField) => `emi-${field}`;
export const emiSliderId = (field: EmiField) => `emi-${field}-slider`;

/** The terms that the visitor sets; they begin with `start`, or with the figures of the address (spec 2, EMI Calculator). */
export function useEmiTerms(start: EmiTerms): EmiControls {
  const [state, act] = useReducer(reduce, { phase: 'built', terms: start, texts: {}, notes: {}, announced: '' });
  const [changed] = useState(readPage);
  const { phase, terms } = state;
  // The first render is that of the build; the visitor's figures follow.
  useEffect(() => act({ kind: 'open', query: location.search, changed }), [changed]);
  useEffect(() => {
    if (phase !== 'changed') return;
    const settling = setTimeout(() => settle(terms, act), SETTLE_MS);
    return () => clearTimeout(settling);
  }, [phase, terms]);
  return {
    ...state,
    boxOf: (field) => {
      const text = state.texts[field] ?? formatEmiInput(field, terms[field]);
      const note = state.notes[field] ?? null;
      return { text, note, isUnread: note !== null && parseEmiInput(field, text) === null };
    },
    act,
    settle: () => settle(terms, act),
  };
}

function settle(terms: EmiTerms, act: (action: EmiAction) => void): void {
  const address = new URL(location.href);
  new URLSearchParams(formatEmiQuery(terms)).forEach((value, name) => address.searchParams.set(name, value));
  address.hash = 'emi';
  history.replaceState(history.state, '', address);
  act({ kind: 'settle' });
}

function reduce(state: EmiState, action: EmiAction): EmiState {
  switch (action.kind) {
    case 'open':
      return FIELDS.reduce<EmiState>(
        (opened, field) => {
          const { text, sliderPlace } = action.changed[field] ?? {};
          if (text !== undefined) return withText(opened, field, text);
          return sliderPlace === undefined ? opened : withValue(opened, field, sliderToEmi(field, sliderPlace));
        },
        { ...state, phase: 'ready', terms: parseEmiQuery(new URLSearchParams(action.query), state.terms) },
      );
    case 'type': {
      const { field, text } = action;
      const value = parseEmiInput(field, text);
      const typed = { ...state, texts: { ...state.texts, [field]: text } };
      return value === null ? typed : { ...typed, phase: 'changed', terms: { ...state.terms, [field]: value } };
    }
    case 'leave': {
      const text = state.texts[action.field];
      return text === undefined ? state : withText(state, action.field, text);
    }
    case 'set':
      return { ...withValue(state, action.field, action.value), phase: 'changed' };
    case 'settle':
      return { ...state, phase: 'ready', announced: emiFigures(state.terms).result };
  }
}

/** The state after a slider or key set a value. */
function withValue({ terms, texts, notes, ...rest }: EmiState, field: EmiField, value: number): EmiState {
  return {
    ...rest,
    terms: { ...terms, [field]: value },
    texts: { ...texts, [field]: undefined },
    notes: { ...notes, [field]: null },
  };
}

/** The state after a box was left with `text`. */
function withText(state: EmiState, field: EmiField, text: string): EmiState {
  const note = emiTermNote(field, text);
  const value = parseEmiInput(field, text);
  if (value === null && note !== null)
    return { ...state, texts: { ...state.texts, [field]: text }, notes: { ...state.notes, [field]: note } };
  const read = withValue(state, field, value ?? state.terms[field]);
  return { ...read, notes: { ...read.notes, [field]: note } };
}

/** What the visitor typed or dragged in the page before the calculator was fetched. */
function readPage(): PageValues {
  if (typeof document === 'undefined') return {};
  const changed = (id: string) => {
    const input = document.getElementById(id) as HTMLInputElement | null;
    return input && input.value !== input.defaultValue ? input : null;
  };
  return Object.fromEntries(
    FIELDS.map((field) => [
      field,
      { text: changed(emiBoxId(field))?.value, sliderPlace: changed(emiSliderId(field))?.valueAsNumber },
    ]),
  );
}
