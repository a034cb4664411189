/** Marks the current menu entry and sets the current year: the shell's HTML is the same on all pages. */
export function markPage(): void {
  // Written out: with `ROUTES` every page would fetch all addresses at its start.
  const path = location.pathname === '/home' ? '/' : location.pathname;
  for (const link of document.querySelectorAll(':is(#site-header, #menu) li a')) {
    if (link.getAttribute('href') === path) link.ariaCurrent = 'page';
  }
  const year = document.getElementById('copyright-year');
  if (year) year.textContent = String(new Date().getFullYear());
}
