/** Why an enhancer: the Buy menu also opens on hover, closes 200 ms after the pointer leaves, on Escape and on blur. */
import { DROPDOWN_CLOSE_DELAY_MS } from '@/lib/domain/site/business-constants';

/** Attaches to the existing native menu. */
export function buyMenu(_root: HTMLElement, signal: AbortSignal, { menuId }: { menuId: string }): void {
  const menu = document.getElementById(menuId) as HTMLDetailsElement | null;
  const button = menu?.querySelector('summary');
  if (!menu || !button) return;
  let closing: ReturnType<typeof setTimeout>;
  let isHoverOpened = false;
  const hasFocus = () => menu.contains(document.activeElement);
  const show = (isShown: boolean) => {
    clearTimeout(closing);
    menu.open = isShown;
  };
  menu.addEventListener(
    'mouseenter',
    () => {
      isHoverOpened = !menu.open;
      show(true);
    },
    { signal },
  );
  menu.addEventListener(
    'mouseleave',
    () => {
      closing = setTimeout(() => hasFocus() || show(false), DROPDOWN_CLOSE_DELAY_MS);
    },
    { signal },
  );
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!menu.contains(relatedTarget as Node | null) && !menu.matches(':hover')) show(false);
    },
    { signal },
  );
  button.addEventListener(
    'click',
    (event) => {
      // The hover has opened the menu: the click that follows must not close it.
      if (isHoverOpened) event.preventDefault();
      isHoverOpened = false;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return;
      if (hasFocus()) button.focus();
      show(false);
    },
    { signal },
  );
}
