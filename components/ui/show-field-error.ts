/** Shows or removes the error below a field that no island draws (the markup of TextField). */
export function showFieldError(input: HTMLInputElement, text: string | undefined): void {
  const field = input.closest('[data-field]');
  const shown = field?.querySelector('p');
  if (!field || shown?.textContent === text) return;
  shown?.remove();
  input.removeAttribute('aria-invalid');
  input.removeAttribute('aria-describedby');
  if (!text) return;
  const note = Object.assign(document.createElement('p'), {
    role: 'alert',
    id: `${input.name}-${Math.random().toString(36).slice(2)}`,
    textContent: text,
  });
  field.append(note);
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', note.id);
}
