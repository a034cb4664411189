import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { askSearch, fetchMoreFor, type SearchDataState } from '@/lib/browser/search/data';
import type { SearchAnswer } from '@/lib/domain/search/engine';
import { noResultsText, resultCountText, SEARCH_LOADING } from '@/lib/domain/search/words';
import { fieldOf } from './field-of';

interface ComboboxOptions {
  form: HTMLFormElement;
  listId: string;
  data: SearchDataState;
  /** The list of a layer stays open when the focus goes to the layer's buttons. */
  isInLayer: boolean;
  /** Returns true if another component handles the input. */
  onType?: () => boolean;
}

export interface SearchBoxState {
  query: string;
  answer: SearchAnswer;
  hasOptions: boolean;
  isEmpty: boolean;
  /** No result yet, but more of the data is still loading. */
  isWaiting: boolean;
  active: number;
  /** For screen readers. */
  status: string;
  clear: () => void;
}

/** A combobox that filters its list itself (accessibility, Search). Its ARIA attributes exist only with script. */
export function useSearchCombobox(options: ComboboxOptions): SearchBoxState {
  const { form, listId, data, isInLayer } = options;
  const [query, setQuery] = useState(() => (isInLayer ? fieldOf(form).value : ''));
  const [isOpen, setIsOpen] = useState(isInLayer);
  const [active, setActive] = useState(-1);
  // Enter was pressed before any result: open the first one once it has arrived.
  const isEntered = useRef(false);

  // Recomputed with each part of the data.
  const answer = useMemo(() => askSearch(data.kind === 'loading' ? '' : query), [query, data]);
  useEffect(() => fetchMoreFor(query, answer.count), [query, answer]);
  const count = answer.count + (answer.offer ? 1 : 0);
  const isAsked = isOpen && query.trim() !== '';
  const isWaiting = isAsked && (data.kind === 'loading' || (count === 0 && data.partsLeft > 0));
  const hasOptions = isAsked && count > 0;
  const isEmpty = isAsked && count === 0 && !isWaiting;
  const option = (at: number) => document.getElementById(`${listId}-${at}`) as HTMLAnchorElement | null;

  function clear() {
    const field = fieldOf(form);
    field.value = '';
    setQuery('');
    setIsOpen(isInLayer);
    setActive(-1);
  }

  function onInput() {
    const field = fieldOf(form);
    if (options.onType?.()) return;
    if (field.value !== query) isEntered.current = false;
    setQuery(field.value);
    setIsOpen(true);
    setActive(-1);
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
    if (isCurrent && hasOptions) return option(Math.max(active, 0))?.click();
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
    if (!isEntered.current || isWaiting) return;
    isEntered.current = false;
    if (hasOptions) option(0)?.click();
  });

  const status = hasOptions ? resultCountText(count) : isEmpty ? noResultsText(query) : isWaiting ? SEARCH_LOADING : '';
  return { query, answer, hasOptions, isEmpty, isWaiting, active, status, clear };
}
