import { useEffect } from 'react';

/** A browser leaves a control where it is of which a sideways strip shows a part: by keyboard it comes to the middle. */
export function useFocusInView() {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      const control = target as Element;
      if (control.matches(':focus-visible:not([tabindex="-1"],[data-embla] *)')) {
        control.scrollIntoView({ block: 'nearest', inline: 'center' });
      }
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}
