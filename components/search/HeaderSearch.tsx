import { useState } from 'react';
import { SearchLayer } from './SearchLayer';

interface HeaderSearchProps {
  isAsked: boolean;
}

/** The search as the header opens it, with what a plain form has brought along. */
export function HeaderSearch({ isAsked }: HeaderSearchProps) {
  const [isOpen, setIsOpen] = useState(isAsked);
  const [query] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  return isOpen ? <SearchLayer query={query} onClose={() => setIsOpen(false)} /> : null;
}
