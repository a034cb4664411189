/** The text field of a search form. */
export function fieldOf(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem('q') as HTMLInputElement;
}

export function copyText(from: HTMLInputElement, to: HTMLInputElement): void {
  to.value = from.value;
}
