import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { HeartButton } from '@/components/layout/hearts/HeartButton';
import { COMPARED_ROWS, type ShortlistEntry } from './shortlist-rows';

interface CompareTableProps {
  entries: ShortlistEntry[];
  /** Names of the developers by slug. */
  developers: Record<string, string>;
}

function Cell({ entry, children }: { entry: ShortlistEntry; children: string }) {
  if (entry.kind === 'loading') return <span className="compare-blank-line" aria-hidden="true" />;
  return children || '–';
}

/** Up to four projects side by side; the row headings stay visible when a phone scrolls it. */
export function CompareTable({ entries, developers }: CompareTableProps) {
  return (
    <div role="region" aria-label="Comparison" tabIndex={0} className="compare">
      <table>
        <thead>
          <tr>
            <td />
            {entries.map((entry) => (
              <th key={entry.key} scope="col">
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
          {COMPARED_ROWS.map(([heading, cell]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {entries.map((entry) => (
                <td key={entry.key}>
                  <Cell entry={entry}>{entry.kind === 'ready' ? cell(entry.record, developers) : ''}</Cell>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
