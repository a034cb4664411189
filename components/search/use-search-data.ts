import { useEffect, useState } from 'react';
import { loadSearchData, readSearchData, watchSearchData, type SearchDataState } from '@/lib/browser/search/data';
import { SEARCH_LOADING, SEARCH_PLACEHOLDER } from '@/lib/domain/search/words';
import { fieldOf } from './field-of';

/** Loads the data, retries on each focus, and shows the loading state in the field (routes-and-content, States). */
export function useSearchData(form: HTMLFormElement): SearchDataState {
  const [state, setState] = useState(readSearchData);
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    const unwatch = watchSearchData(() => setState(readSearchData()));
    loadSearchData();
    form.addEventListener('focusin', loadSearchData);
    return () => {
      unwatch();
      form.removeEventListener('focusin', loadSearchData);
    };
  }, [form]);

  useEffect(() => {
    if (isLoading) return waitInField(form, fieldOf(form));
  }, [form, isLoading]);

  return state;
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
