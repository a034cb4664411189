import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { keepRecentSearch, writeLastWish } from '@/lib/browser/search/recent';
import { answerQuery, type SearchAnswer } from '@/lib/domain/search/engine';
import { toLastWish } from '@/lib/domain/search/start';
import { enteredRow, toSearchSections, type SearchSection } from '@/lib/domain/search/sections';
import { noResultsText, resultCountText, SEARCH_LOADING } from '@/lib/domain/search/words';
import { fieldOf } from './field-of';
import { readSearchStart } from './start-coming-back';
import type { SearchData } from './use-search-data';

interface ComboboxOptions {
  form: HTMLFormElement;
  listId: string;
  data: SearchData;
  /** The list of a layer stays open when the focus goes to the layer's buttons. */
  isInLayer: boolean;
  /** Returns true if another component handles the input. */
  onType?: () => boolean;
}

export interface SearchBoxState {
  query: string;
  answer: SearchAnswer;
  sections: SearchSection[];
  hasOptions: boolean;
  /** Nothing was found; the options are ways on. */
  isEmpty: boolean;
  /** The data is still loading. */
  isWaiting: boolean;
  active: number;
  /** For screen readers. */
  status: string;
  /** Shown in a layer before anything is typed, else null. */
  start: ReturnType<typeof readSearchStart> | null;
  /** Clears the query of a followed result and remembers it. */
  pick: () => void;
  /** Puts a query into the field. */
  ask: (query: string) => void;
}

/** A combobox that filters its list itself (accessibility, Search). Its ARIA attributes exist only with script. */
export function useSearchCombobox(options: ComboboxOptions): SearchBoxState {
  const { form, listId, data, isInLayer } = options;
  const [query, setQuery] = useState(() => (isInLayer ? fieldOf(form).value : ''));
  const [isOpen, setIsOpen] = useState(isInLayer);
  const [active, setActive] = useState(-1);
  // Enter was pressed before any result: what it opens is opened once it has arrived.
  const isEntered = useRef(false);

  const { kind, catalogue, loadAnswers, loadTexts } = data;
  const isLoading = kind === 'loading';
  const answer = useMemo(() => answerQuery(isLoading ? '' : query, catalogue), [query, isLoading, catalogue]);
  useEffect(() => {
    if (query.trim() && kind === 'ready') loadAnswers();
  }, [query, kind, loadAnswers]);
  useEffect(() => {
    if (answer.developers.length > 0) loadTexts(answer.developers);
  }, [answer, loadTexts]);
  const sections = useMemo(() => toSearchSections(answer), [answer]);
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  const isAsked = isOpen && query.trim() !== '';
  const isWaiting = isAsked && isLoading;
  const hasOptions = isAsked && count > 0 && !isWaiting;
  const isAnswered = answer.isAnswerFirst && answer.answers.length > 0;
  const isEmpty = isAsked && answer.isNothing && !isAnswered && !isWaiting;
  const isStart = isInLayer && query.trim() === '';
  const start = useMemo(() => (isStart ? readSearchStart(catalogue) : null), [isStart, catalogue]);
  const option = (at: number) => document.getElementById(`${listId}-${at}`) as HTMLAnchorElement | null;

  function clear() {
    const field = fieldOf(form);
    field.value = '';
    setQuery('');
    setIsOpen(isInLayer);
    setActive(-1);
  }

  function pick() {
    keepRecentSearch(query);
    const wish = toLastWish(answer);
    if (wish) writeLastWish(wish);
    clear();
  }

  function ask(text: string) {
    const field = fieldOf(form);
    field.value = text;
    field.focus();
    onInput();
  }

  function onInput() {
    const field = fieldOf(form);
    if (options.onType?.()) return;
    if (field.value !== query) isEntered.current = false;
    setIsOpen(true);
    setActive(-1);
    // The letter is painted first.
    afterPaint(() => setQuery(field.value));
  }

  function onKeyDown(event: KeyboardEvent) {
    const field = fieldOf(form);
    if (event.isComposing) return;
    if (event.key === 'Escape' && (hasOptions || isEmpty || field.value !== '')) {
      event.preventDefault();
      if (hasOptions || isEmpty) setIsOpen(false);
      else clear();
      setActive(-1);
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    if (!field.value.trim() || options.onType?.()) return;
    event.preventDefault();
    if (!isOpen || query !== field.value) onInput();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    setActive((at) => (hasOptions ? (at < 0 && step < 0 ? count - 1 : (at + step + count) % count) : 0));
  }

  function onSubmit(event: Event) {
    const field = fieldOf(form);
    if (!field.value.trim()) return;
    event.preventDefault();
    const isCurrent = query === field.value;
    if (isCurrent && hasOptions) return option(active < 0 ? enteredRow(answer, sections) : active)?.click();
    if (!isOpen || !isCurrent) onInput();
    isEntered.current = isWaiting || !isCurrent;
  }

  function onFocusOut({ target }: FocusEvent) {
    if (!isInLayer && target === fieldOf(form)) setIsOpen(false);
  }

  const handlers = useRef({ onInput, onKeyDown, onSubmit, onFocusOut });
  useLayoutEffect(() => {
    handlers.current = { onInput, onKeyDown, onSubmit, onFocusOut };
  });

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const field = fieldOf(form);
    field.role = 'combobox';
    field.ariaAutoComplete = 'list';
    field.addEventListener('input', () => handlers.current.onInput(), { signal });
    field.addEventListener('keydown', (event) => handlers.current.onKeyDown(event), { signal });
    form.addEventListener('submit', (event) => handlers.current.onSubmit(event), { signal });
    form.addEventListener('focusout', (event) => handlers.current.onFocusOut(event), { signal });
    // The visitor may have typed before the listener was attached.
    if (field.value && document.activeElement === field) handlers.current.onInput();
    return () => stop.abort();
  }, [form]);

  useLayoutEffect(() => {
    const field = fieldOf(form);
    field.ariaExpanded = String(hasOptions);
    if (hasOptions) field.setAttribute('aria-controls', listId);
    else field.removeAttribute('aria-controls');
    const reached = hasOptions && active >= 0 ? option(active) : null;
    if (reached) field.setAttribute('aria-activedescendant', reached.id);
    else field.removeAttribute('aria-activedescendant');
    reached?.scrollIntoView({ block: 'nearest' });
  });

  useEffect(() => {
    if (!isEntered.current || isWaiting || fieldOf(form).value !== query) return;
    isEntered.current = false;
    if (hasOptions) option(enteredRow(answer, sections))?.click();
  });

  const status = isEmpty ? noResultsText(query) : hasOptions ? resultCountText(count) : isWaiting ? SEARCH_LOADING : '';
  return { query, answer, sections, hasOptions, isEmpty, isWaiting, active, status, start, pick, ask };
}
