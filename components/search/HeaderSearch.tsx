import { useState } from 'react';
import { SearchLayer, type SearchLayerProps } from './SearchLayer';

export type HeaderSearchProps = Pick<SearchLayerProps, 'cities'>;

/** The search opened from the header, with the query of a plain form submission. */
export function HeaderSearch({ cities }: HeaderSearchProps) {
  const [isOpen, setIsOpen] = useState(true);
  const [query] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  return isOpen ? <SearchLayer cities={cities} query={query} onClose={() => setIsOpen(false)} /> : null;
}
