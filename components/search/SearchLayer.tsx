import { useRef, useState, useEffect, useLayoutEffect, type RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { CityLink } from '@/lib/domain/search/record';
import { copyText, fieldOf } from './field-of';
import { SearchForm } from './SearchForm';
import { SearchPanel } from './SearchPanel';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';

/** Opens the layer synchronously, so that a phone's keyboard stays open; the caret goes behind the text. */
function useSearchLayer(layer: RefObject<HTMLDialogElement | null>, source: HTMLInputElement | null): void {
  useLayoutEffect(() => {
    const dialog = layer.current;
    const form = dialog?.querySelector<HTMLFormElement>('form[role=search]');
    if (!dialog || !form) return;
    const field = fieldOf(form);
    if (source) copyText(source, field);
    if (!dialog.open) dialog.showModal();
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }, [layer, source]);

  useEffect(() => {
    const stop = new AbortController();
    if (layer.current) closeOnBackdrop(layer.current, stop.signal);
    return () => stop.abort();
  }, [layer]);
}

export interface SearchLayerProps {
  cities: readonly CityLink[];
  /** The field in the page; gets the text back on close. */
  source?: HTMLInputElement | null;
  query?: string;
  onClose: () => void;
}

/** The search over the page: a dialog on wide screens, the whole screen on phones (visual-language 8). */
export function SearchLayer({ cities, source = null, query, onClose }: SearchLayerProps) {
  const layer = useRef<HTMLDialogElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useSearchLayer(layer, source);

  function leave() {
    if (source && form) copyText(fieldOf(form), source);
    onClose();
  }

  return (
    <dialog ref={layer} aria-label="Search" className="search-layer" onClose={leave}>
      <div className="search-layer-head">
        <button
          type="button"
          aria-label="Close search"
          className="grid size-11 flex-none place-items-center rounded-card hover:bg-surface-2 md:order-last"
          onClick={() => layer.current?.close()}
        >
          <Icon name="arrow-left" className="md:hidden" />
          <Icon name="x" className="max-md:hidden" />
        </button>
        <SearchForm id="layer-search" query={query} formRef={setForm} />
      </div>
      {form ? <SearchPanel form={form} cities={cities} isInLayer /> : null}
    </dialog>
  );
}
