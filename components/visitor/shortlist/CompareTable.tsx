import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { HeartButton } from './HeartButton';
import { comparedRows, type ShortlistEntry } from './shortlist-rows';

interface CompareTableProps {
  entries: ShortlistEntry[];
  /** Names of the developers by slug. */
  developers: Record<string, string>;
}

/** Up to four projects side by side; the row headings stay visible when a phone scrolls it, and a cell that is better says how. */
export function CompareTable({ entries, developers }: CompareTableProps) {
  const rows = comparedRows(entries, developers);
  return (
    <div role="region" aria-label="Comparison" tabIndex={0} className="compare">
      <table id="comparison">
        <thead>
          <tr>
            <td />
            {entries.map((entry) => (
              <th key={entry.key} scope="col" translate="no">
                <div className="relative">
                  {entry.kind === 'ready' ? (
                    <Picture image={entry.record.summary.image} alt="" sizes="270px" className="compare-photo" />
                  ) : (
                    <div className="compare-photo bg-photo" />
                  )}
                  <HeartButton href={entry.href} name={entry.name} />
                </div>
                <SiteLink href={entry.href} className="mt-3 block type-title">
                  {entry.name}
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading, texts, better }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {entries.map(({ key, kind }, at) => (
                <td key={key}>
                  {kind === 'loading' ? <span className="compare-blank-line" aria-hidden="true" /> : texts[at] || '–'}
                  {better?.at.includes(at) ? <span className="compare-better">{better.word}</span> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
