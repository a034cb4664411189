import { Icon } from '@/components/ui/Icon';
import { markMatches, matchingExcerpt, searchNeedles } from '@/lib/domain/search/highlight';
import type { SearchRow, SearchSection } from '@/lib/domain/search/sections';

interface MarkedTextProps {
  text: string;
  needles: readonly string[];
}

/** A text with the matches highlighted. */
function MarkedText({ text, needles }: MarkedTextProps) {
  return markMatches(text, needles).map(({ text: piece, isMatch }, at) =>
    isMatch ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  );
}

interface SearchOptionProps {
  id: string;
  row: SearchRow;
  needles: readonly string[];
  isActive: boolean;
  onPick: () => void;
}

/** One result: a real link, so that it opens like any other. The focus stays in the field. */
function SearchOption({ id, row, needles, isActive, onPick }: SearchOptionProps) {
  const { href, icon, name, note, price, isLong, fields, enquiry } = row;
  const own = fields ? needles : [];
  const excerpt = fields && matchingExcerpt([name, note], fields, own);
  return (
    <a
      id={id}
      role="option"
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      className="search-option"
      data-enquiry={enquiry === null ? undefined : 'footer'}
      data-subject={enquiry ?? undefined}
      // The enquiry opens over the results, and its focus comes back here.
      onClick={enquiry === null ? onPick : undefined}
    >
      <Icon name={icon} className="flex-none text-accent" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          <MarkedText text={name} needles={own} />
        </span>
        {note || excerpt ? (
          <span className={`block type-caption text-ink-2 ${isLong ? '' : 'truncate'}`}>
            <MarkedText text={excerpt ?? note} needles={own} />
          </span>
        ) : null}
      </span>
      {price ? <span className="search-price">{price}</span> : null}
    </a>
  );
}

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
