import { useState } from 'react';
import { SearchLayer } from './SearchLayer';

interface HeaderSearchProps {
  isAsked: boolean;
}

/** The search opened from the header, with the query of a plain form submission. */
export function HeaderSearch({ isAsked }: HeaderSearchProps) {
  const [isOpen, setIsOpen] = useState(isAsked);
  const [query] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  return isOpen ? <SearchLayer query={query} onClose={() => setIsOpen(false)} /> : null;
}
