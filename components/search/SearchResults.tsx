import { searchNeedles } from '@/lib/domain/search/highlight';
import type { SearchAnswer } from '@/lib/domain/search/engine';
import { formatOffer } from '@/lib/domain/search/offer';
import { SearchOption } from './SearchOption';

interface SearchResultsProps {
  listId: string;
  answer: SearchAnswer;
  query: string;
  /** Index of the option reached by arrow keys, from 0; -1 for none. */
  active: number;
  onPick: () => void;
}

/** Options grouped by category; first the listing that the query names. */
export function SearchResults({ listId, answer, query, active, onPick }: SearchResultsProps) {
  const needles = searchNeedles(query);
  const { offer } = answer;
  const first = offer ? 1 : 0;
  const places = new Map(answer.groups.flatMap(({ records }) => records).map((record, at) => [record, first + at]));
  return (
    <div id={listId} role="listbox" aria-label="Search results" className="search-list">
      {offer ? (
        <div role="group" aria-label="Matching projects">
          <SearchOption
            id={`${listId}-0`}
            href={offer.href}
            icon="sliders-horizontal"
            name={formatOffer(offer)}
            needles={[]}
            isActive={active === 0}
            onPick={onPick}
          />
        </div>
      ) : null}
      {answer.groups.map(({ category, records }) => (
        <div key={category} role="group" aria-labelledby={`${listId}-${category}`}>
          <div id={`${listId}-${category}`} role="presentation" className="search-head">
            {category}
          </div>
          {records.map((record) => {
            const at = places.get(record) ?? 0;
            return (
              <SearchOption
                key={record.type + record.id}
                id={`${listId}-${at}`}
                href={record.path}
                icon={record.icon}
                name={record.name}
                record={record}
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
