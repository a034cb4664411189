/** Why an enhancer: a menu also opens on hover, and closes 200 ms after the pointer has left, on Escape and on blur. */
import { DROPDOWN_CLOSE_DELAY_MS } from '@/lib/domain/site/business-constants';

/** Attaches to a menu that says by `open`, or by its button's `aria-expanded`, whether it is open. */
export function hoverMenu(_root: HTMLElement, signal: AbortSignal, { menuId }: { menuId: string }): void {
  const area = document.getElementById(menuId)!;
  const button = area.querySelector<HTMLElement>('summary, button')!;
  const details = area instanceof HTMLDetailsElement ? area : null;
  const isOpen = () => details?.open ?? button.ariaExpanded === 'true';
  const hasFocus = () => area.contains(document.activeElement);
  let isHoverOpened = area.matches(':hover') && !isOpen();
  let closing: ReturnType<typeof setTimeout>;
  const show = (isShown: boolean) => {
    clearTimeout(closing);
    if (details) details.open = isShown;
    else button.ariaExpanded = String(isShown);
  };
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    isHoverOpened = type === 'pointerenter' && (isHoverOpened || !isOpen());
    if (type === 'pointerenter') return show(true);
    closing = setTimeout(() => hasFocus() || show(false), DROPDOWN_CLOSE_DELAY_MS);
  };
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    // The hover has opened the menu: the click that follows must not close it.
    show(!isOpen() || isHoverOpened);
    isHoverOpened = false;
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget ? !area.contains(relatedTarget as Node) : !area.matches(':hover')) show(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen()) return;
    // First, because what is hidden loses the focus.
    if (hasFocus()) button.focus();
    show(false);
  };
  for (const type of ['pointerenter', 'pointerleave'] as const) area.addEventListener(type, onPointer, { signal });
  button.addEventListener('click', onClick, { signal });
  area.addEventListener('focusout', onFocusOut, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', ({ target }) => area.contains(target as Node) || show(false), { signal });
  if (isHoverOpened || (hasFocus() && document.activeElement !== button)) show(true);
}
