import { searchNeedles } from '@/lib/domain/search/highlight';
import type { SearchSection } from '@/lib/domain/search/sections';
import { SearchOption } from './SearchOption';

interface SearchResultsProps {
  listId: string;
  sections: readonly SearchSection[];
  /** The query without its typing error, and with places as the content writes them: words of both are highlighted. */
  queries: readonly string[];
  /** Index of the option reached by arrow keys, from 0; -1 for none. */
  active: number;
  onPick: () => void;
}

/** Options by section: the listing that the query names, what was found by category, answers and ways on. */
export function SearchResults({ listId, sections, queries, active, onPick }: SearchResultsProps) {
  const needles = [...new Set(queries.flatMap(searchNeedles))].sort((a, b) => b.length - a.length);
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
