/** Keyboard focus scrolls a control to the middle of its strip. Browsers leave a half-visible control where it is. */
export function keepFocusInView(signal: AbortSignal): void {
  const onFocus = ({ target }: FocusEvent) => {
    const control = target as Element;
    if (control.matches(':focus-visible:not([tabindex="-1"],[data-embla] *)')) {
      control.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  };
  document.addEventListener('focusin', onFocus, { signal });
}
