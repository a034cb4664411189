/** Focuses the assistant's launcher of this width, after the frame in which it reappears. */
export function focusLauncher(): void {
  requestAnimationFrame(() => {
    const place = matchMedia('(width >= 64rem)').matches ? 'corner' : 'dock';
    document.querySelector<HTMLElement>(`[data-assistant=${place}]`)?.focus({ preventScroll: true });
  });
}
