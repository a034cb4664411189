import { parseEmiInput, type EmiField } from '@/lib/domain/emi/emi';

/** The elements of one term of the loan. */
export interface Control {
  field: EmiField;
  box: HTMLInputElement;
  unit: Element;
  note: HTMLElement;
  slider: HTMLInputElement;
  fill: Element;
}

/** The elements in a row that the page was built with, and a line below the box. */
export function toControl(row: HTMLElement): Control {
  const [box, slider] = row.querySelectorAll('input');
  return {
    field: row.dataset['emiField'] as EmiField,
    box: box!,
    unit: box!.nextElementSibling!,
    note: noteOf(box!),
    slider: slider!,
    fill: row.querySelector('rect + rect')!,
  };
}

/** The line below a box, hidden until it has something to say. */
function noteOf(box: HTMLInputElement): HTMLElement {
  const note = Object.assign(document.createElement('small'), { className: 'emi-note', role: 'status', hidden: true });
  note.id = `${box.id}-note`;
  box.setAttribute('aria-describedby', note.id);
  box.parentElement!.after(note);
  return note;
}

/** Says below the box what becomes of its text; one that is not understood stays, and the figures are those of before. */
export function tell({ field, box, note }: Control, text: string | null): void {
  note.textContent = text;
  note.hidden = text === null;
  box.ariaInvalid = text !== null && parseEmiInput(field, box.value) === null ? 'true' : null;
}
