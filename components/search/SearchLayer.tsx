import { useRef, useState, useEffect, useLayoutEffect, type RefObject } from 'react';
import { Icon } from '@/components/ui/Icon';
import type { CityLink } from '@/lib/domain/search/record';
import { copyText, fieldOf } from './field-of';
import { SearchForm } from './SearchForm';
import { SearchPanel } from './SearchPanel';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { afterPaint } from '@/components/ui/after-paint';
import { openModal } from '@/components/ui/open-modal';

/**
 * Opens the layer synchronously, so that a phone's keyboard stays open; the caret goes behind the text. Returns its form
 * once that is painted and the layer is modal.
 */
function useSearchLayer(layer: RefObject<HTMLDialogElement | null>, source: HTMLInputElement | null) {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useLayoutEffect(() => {
    const dialog = layer.current;
    const own = dialog?.querySelector<HTMLFormElement>('form[role=search]');
    if (!dialog || !own) return;
    const field = fieldOf(own);
    if (source) copyText(source, field);
    // The field has the focus before the layer is modal: it keeps it then, and the focus goes back from here.
    const opener = document.activeElement as HTMLElement | null;
    dialog.addEventListener('close', () => opener?.focus({ preventScroll: true }), { once: true });
    field.autofocus = true;
    openModal(dialog);
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    afterPaint(() => setForm(own));
  }, [layer, source]);

  useEffect(() => {
    const stop = new AbortController();
    if (layer.current) closeOnBackdrop(layer.current, stop.signal);
    return () => stop.abort();
  }, [layer]);
  return form;
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
  const form = useSearchLayer(layer, source);

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
        <SearchForm id="layer-search" query={query} />
      </div>
      {form ? <SearchPanel form={form} cities={cities} isInLayer /> : null}
    </dialog>
  );
}
