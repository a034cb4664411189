import { useEffect } from 'react';
import { ROUTES } from '@/lib/domain/site/routes';

/** What a page shared by all addresses cannot know: which menu entry it is, and the year it is read in. */
export function usePageMarks() {
  useEffect(() => {
    const path = location.pathname === '/home' ? ROUTES.home : location.pathname;
    for (const link of document.querySelectorAll(':is(#site-header, #menu) li a')) {
      if (link.getAttribute('href') === path) link.ariaCurrent = 'page';
    }
    const year = document.getElementById('copyright-year');
    if (year) year.textContent = String(new Date().getFullYear());
  }, []);
}
