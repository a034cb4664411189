/** Sets `--scrollbar` to the scrollbar's width in px, so the page does not move when a dialog locks its scrolling. */
export function tellScrollbarWidth(signal: AbortSignal): void {
  const root = document.documentElement;
  let known = 0;
  const onResize = () => {
    if (document.querySelector('dialog:modal')) return;
    const width = innerWidth - root.clientWidth;
    // A property of the root recalculates the style of every element: set it only if it has changed (on phones, never).
    if (width !== known) root.style.setProperty('--scrollbar', `${width}px`);
    known = width;
  };
  onResize();
  addEventListener('resize', onResize, { signal });
}
