import { Icon } from '@/components/ui/Icon';
import { matchingExcerpt, markMatches } from '@/lib/domain/search/highlight';
import { searchFields } from '@/lib/domain/search/record';
import type { SearchRow } from '@/lib/domain/search/sections';

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
export function SearchOption({ id, row, needles, isActive, onPick }: SearchOptionProps) {
  const { href, icon, name, note, price, isLong, record, enquiry } = row;
  const own = record ? needles : [];
  const excerpt = record ? matchingExcerpt([name, note], searchFields(record), own) : null;
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
      {price ? <span className="tabular-nums max-w-2/5 flex-none text-right text-sm text-ink-2">{price}</span> : null}
    </a>
  );
}
