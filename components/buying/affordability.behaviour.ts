'use client';
/** Why a behaviour: the form is in the page; what it asks is counted with code and rates that the first figure fetches. */
import { readData } from '@/lib/browser/read-data';
import type { HomesByPrice } from '@/lib/domain/buying/affordability-answer';
import type { BuyingFile } from '@/lib/domain/buying/buying-file';

const INCOME_IN_ADDRESS = /[?&]income=/;

/** Answers the form beside its root; if a fetch fails, the form leads to the tables as it does without script. */
export function affordability(root: HTMLElement, signal: AbortSignal): void {
  const form = document.getElementById('afford-form') as HTMLFormElement;
  let answering: ReturnType<typeof load> | null = null;
  const load = () =>
    Promise.all([
      import('./answer-affordability-form'),
      readData<BuyingFile>('buying'),
      readData<HomesByPrice[]>('homes-by-price'),
    ]).then(([{ answersOf }, file, homes]) => answersOf(form, root, file, homes));
  const answer = (typedIn: EventTarget | null = null) => {
    answering ??= load();
    return answering.then(
      (show) => show(typedIn),
      () => {
        answering = null;
        throw new Error('The rates could not be read.');
      },
    );
  };
  form.addEventListener('input', ({ target }) => void answer(target).catch(() => {}), { signal });
  form.addEventListener('change', () => void answer().catch(() => {}), { signal });
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      answer().catch(() => form.submit());
    },
    { signal },
  );
  if (INCOME_IN_ADDRESS.test(location.search)) {
    new URLSearchParams(location.search).forEach((value, key) => {
      const field = form.elements.namedItem(key);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    });
    answer().catch(() => {});
  }
}
