/** Puts the focus on the assistant's launcher that this width shows, once it is there again. */
export function focusLauncher(): void {
  requestAnimationFrame(() => {
    const place = matchMedia('(width >= 64rem)').matches ? 'corner' : 'dock';
    document.querySelector<HTMLElement>(`[data-assistant=${place}]`)?.focus({ preventScroll: true });
  });
}
