import { closeOnBackdrop } from '@/components/ui/close-on-backdrop';

/** Marks the chosen department and closes the drawer. Calls back on every choice, even of the same department. */
export function startDepartments(onChoose: () => void, signal: AbortSignal): void {
  const drawer = document.querySelector<HTMLDialogElement>('#departments');
  const mark = () => {
    const sections = [...document.querySelectorAll('section[data-department]')];
    const chosen = sections.find(({ id }) => id === location.hash.slice(1)) ?? sections[0];
    for (const link of document.querySelectorAll('a[data-department]')) {
      link.ariaCurrent = link.getAttribute('href') === `#${chosen?.id}` ? 'true' : null;
    }
    return chosen;
  };
  const onHashChange = () => {
    mark();
    onChoose();
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a[data-department]');
    if (!link) return;
    onChoose();
    const wasInDrawer = drawer?.open;
    drawer?.close();
    // The roles take the focus, because the drawer's button may be far away from them.
    if (wasInDrawer) {
      setTimeout(() => mark()?.querySelector('h2')?.focus({ preventScroll: true }));
    }
  };
  mark();
  addEventListener('hashchange', onHashChange, { signal });
  document.addEventListener('click', onClick, { signal });
  if (drawer) {
    closeOnBackdrop(drawer, signal);
    matchMedia('(width >= 64rem)').addEventListener('change', () => drawer.close(), { signal });
    addEventListener('pagehide', () => drawer.close(), { signal });
  }
}
