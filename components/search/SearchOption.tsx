import { Icon } from '@/components/ui/Icon';
import { matchingExcerpt } from '@/lib/domain/search/highlight';
import { hasPrice, searchFields, searchNote, type SearchRecord } from '@/lib/domain/search/record';
import { MarkedText } from './MarkedText';

interface SearchOptionProps {
  id: string;
  href: string;
  icon: string;
  name: string;
  /** Absent if the option links to a listing. */
  record?: SearchRecord;
  needles: readonly string[];
  isActive: boolean;
  onPick: () => void;
}

/** One result: a real link, so that it opens like any other. The focus stays in the field. */
export function SearchOption({ id, href, icon, name, record, needles, isActive, onPick }: SearchOptionProps) {
  const note = record ? searchNote(record) : '';
  const excerpt = record ? matchingExcerpt([name, note], searchFields(record), needles) : null;
  return (
    <a
      id={id}
      role="option"
      href={href}
      tabIndex={-1}
      aria-selected={isActive}
      className="search-option"
      onClick={onPick}
    >
      <Icon name={icon} className="flex-none text-teal-700" />
      <span className="min-w-0 flex-1">
        <span className="search-name">
          <MarkedText text={name} needles={needles} />
        </span>
        {note || excerpt ? (
          <span className="search-text">
            <MarkedText text={excerpt ?? note} needles={needles} />
          </span>
        ) : null}
      </span>
      {record && hasPrice(record) ? <span className="search-price">{record.price}</span> : null}
    </a>
  );
}
