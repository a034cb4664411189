import { DROPDOWN_CLOSE_DELAY_MS } from '@/lib/domain/site/business-constants';

/** Opens the Projects menu on hover and click. Closes it on Escape, on blur, and 200 ms after the pointer has left. */
export function startProjectsMenu(signal: AbortSignal): void {
  const area = document.getElementById('projects');
  const button = area?.querySelector('button');
  if (!area || !button) return;
  let closing: ReturnType<typeof setTimeout>;
  let isHoverOpened = false;

  const isOpen = () => button.ariaExpanded === 'true';
  const hasFocus = () => area.contains(document.activeElement);
  const show = (isShown: boolean) => {
    clearTimeout(closing);
    button.ariaExpanded = String(isShown);
  };
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
    target: EventTarget = area,
  ) => target.addEventListener(type, listener as EventListener, { signal });

  on('pointerenter', (event) => {
    if (event.pointerType === 'touch') return;
    isHoverOpened ||= !isOpen();
    show(true);
  });
  on('pointerleave', (event) => {
    if (event.pointerType === 'touch') return;
    isHoverOpened = false;
    clearTimeout(closing);
    closing = setTimeout(() => hasFocus() || show(false), DROPDOWN_CLOSE_DELAY_MS);
  });
  on(
    'click',
    () => {
      // The hover has opened the menu: the click that follows must not close it.
      show(!isOpen() || isHoverOpened);
      isHoverOpened = false;
    },
    button,
  );
  on('focusout', ({ relatedTarget }) => {
    if (relatedTarget ? !area.contains(relatedTarget as Node) : !area.matches(':hover')) show(false);
  });
  on('pointerdown', ({ target }) => area.contains(target as Node) || show(false), document);
  on(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !isOpen()) return;
      show(false);
      if (hasFocus()) button.focus();
    },
    document,
  );

  document.getElementById('site-header')?.setAttribute('data-ready', '');
  show(area.matches(':hover') || (hasFocus() && document.activeElement !== button));
}
