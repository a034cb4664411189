import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { loadAnswers, loadCatalogue, loadTexts } from '@/lib/browser/search/data';
import { createCatalogue, type Catalogue } from '@/lib/domain/search/catalogue';
import { noSearchFile } from '@/lib/domain/search/file';
import type { CityLink } from '@/lib/domain/search/record';
import { SEARCH_LOADING, SEARCH_PLACEHOLDER } from '@/lib/domain/search/words';
import { fieldOf } from './field-of';

interface SearchState {
  kind: 'loading' | 'ready' | 'failed';
  /** All that can be found; only the pages of every site until it is ready. */
  catalogue: Catalogue;
}

export interface SearchData extends SearchState {
  /** Loads the questions and terms that are answered; records are found without them. */
  loadAnswers: () => void;
  /** Loads the texts of developers' projects; their records are found without them. */
  loadTexts: (developers: readonly string[]) => void;
}

/** Loads the data, retries on each focus, and shows the loading state in the field (routes-and-content, States). */
export function useSearchData(form: HTMLFormElement, cities: readonly CityLink[]): SearchData {
  const [pages] = useState(() => createCatalogue(noSearchFile(cities)));
  const [state, setState] = useState<SearchState>({ kind: 'loading', catalogue: pages });
  const { kind } = state;

  // Before the first paint: data that another panel has loaded is here at once.
  useLayoutEffect(() => {
    if (kind === 'ready') return;
    const settle = (settled: SearchState) => setState((before) => (before.kind === 'ready' ? before : settled));
    const load = () =>
      void loadCatalogue().then(
        (catalogue) => settle({ kind: 'ready', catalogue }),
        (error: unknown) => {
          console.info('search data:', error);
          settle({ kind: 'failed', catalogue: pages });
        },
      );
    if (kind === 'loading') load();
    form.addEventListener('focusin', load);
    return () => form.removeEventListener('focusin', load);
  }, [form, kind, pages]);

  useEffect(() => {
    if (kind === 'loading') return waitInField(form, fieldOf(form));
  }, [form, kind]);

  const learn = useCallback(() => {
    loadAnswers().then(
      (answers) =>
        setState((before) =>
          before.catalogue.answers === answers ? before : { ...before, catalogue: { ...before.catalogue, answers } },
        ),
      (error: unknown) => console.info('answers:', error),
    );
  }, []);

  const read = useCallback((developers: readonly string[]) => {
    void loadTexts(developers).then((texts) =>
      setState((before) =>
        before.catalogue.texts === texts ? before : { ...before, catalogue: { ...before.catalogue, texts } },
      ),
    );
  }, []);

  return { ...state, loadAnswers: learn, loadTexts: read };
}

/**
 * Disables the field while the data loads in the background. If the visitor focuses it, it becomes read-only and the
 * typed keys are buffered. On touch screens it stays writable, because read-only would close the keyboard for good.
 */
function waitInField(form: HTMLFormElement, field: HTMLInputElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const hold = () => {
    field.disabled = false;
    field.ariaDisabled = 'true';
    field.readOnly = matchMedia('(hover: hover)').matches;
  };
  field.placeholder = SEARCH_LOADING;
  if (document.activeElement === field) hold();
  else field.disabled = true;
  form.addEventListener(
    'mousedown',
    (event) => {
      if (!field.disabled || (event.target as Element).closest('button')) return;
      event.preventDefault();
      hold();
      field.focus();
    },
    { signal },
  );
  field.addEventListener('keydown', (event) => keepKey(event, field), { signal });
  return () => {
    stop.abort();
    field.placeholder = SEARCH_PLACEHOLDER;
    field.disabled = false;
    field.readOnly = false;
    field.ariaDisabled = null;
    field.setSelectionRange(field.value.length, field.value.length);
    if (document.activeElement === field) field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function keepKey(event: KeyboardEvent, field: HTMLInputElement): void {
  const { key } = event;
  if (!field.readOnly || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Backspace') field.value = field.value.slice(0, -1);
  else if (key.length === 1) field.value += key;
  else return;
  event.preventDefault();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
