import { searchNeedles } from '@/lib/domain/search/highlight';
import type { SearchSection } from '@/lib/domain/search/sections';
import { SearchOption } from './SearchOption';

interface SearchResultsProps {
  listId: string;
  sections: readonly SearchSection[];
  /** The query as it was understood; its words are highlighted. */
  query: string;
  /** Index of the option reached by arrow keys, from 0; -1 for none. */
  active: number;
  onPick: () => void;
}

/** Options by section: the listing that the query names, what was found by category, answers and ways on. */
export function SearchResults({ listId, sections, query, active, onPick }: SearchResultsProps) {
  const needles = searchNeedles(query);
  const places = new Map(sections.flatMap(({ rows }) => rows).map((row, at) => [row, at]));
  return (
    <div id={listId} role="listbox" aria-label="Search results" className="py-2">
      {sections.map(({ heading, isHeadingShown, rows }) => (
        <div key={heading} role="group" aria-label={heading}>
          {isHeadingShown ? (
            <div role="presentation" className="search-head">
              {heading}
            </div>
          ) : null}
          {rows.map((row) => {
            const at = places.get(row) ?? 0;
            return (
              <SearchOption
                key={row.key}
                id={`${listId}-${at}`}
                row={row}
                needles={needles}
                isActive={active === at}
                onPick={onPick}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
