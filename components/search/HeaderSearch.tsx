import { useState } from 'react';
import { SearchLayer } from './SearchLayer';

/** The search opened from the header, with the query of a plain form submission. */
export function HeaderSearch() {
  const [isOpen, setIsOpen] = useState(true);
  const [query] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  return isOpen ? <SearchLayer query={query} onClose={() => setIsOpen(false)} /> : null;
}
