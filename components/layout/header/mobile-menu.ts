/** Opens the menu in browsers without `command`, and closes it before the back/forward cache stores the page. */
export function startMobileMenu(signal: AbortSignal): void {
  const menu = document.getElementById('menu') as HTMLDialogElement | null;
  if (!menu) return;
  if (!('command' in HTMLButtonElement.prototype)) {
    const button = document.querySelector('[commandfor=menu]');
    button?.addEventListener('click', () => menu.showModal(), { signal });
  }
  addEventListener('pagehide', () => menu.close(), { signal });
}
