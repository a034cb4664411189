import { useEffect } from 'react';

/** Opens the menu where the browser does not know `command`, and leaves none open behind a page that is come back to. */
export function useMobileMenu() {
  useEffect(() => {
    const menu = document.getElementById('menu') as HTMLDialogElement | null;
    if (!menu) return;
    const stop = new AbortController();
    const { signal } = stop;
    if (!('command' in HTMLButtonElement.prototype)) {
      const button = document.querySelector('[commandfor=menu]');
      button?.addEventListener('click', () => menu.showModal(), { signal });
    }
    addEventListener('pagehide', () => menu.close(), { signal });
    return () => stop.abort();
  }, []);
}
