import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';
import { copyText, fieldOf } from './field-of';

/** Opens the layer synchronously, so that a phone's keyboard stays open; the caret goes behind the text. */
export function useSearchLayer(layer: RefObject<HTMLDialogElement | null>, source: HTMLInputElement | null): void {
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
