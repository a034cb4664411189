import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { HeartButton } from './HeartButton';
import { comparedRows, type ShortlistEntry } from './shortlist-rows';

const PHOTO = 'aspect-3/2 w-full rounded-card object-cover';

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
                <div className="relative max-w-90">
                  {entry.kind === 'ready' ? (
                    <Picture
                      image={entry.record.summary.image}
                      alt=""
                      sizes="(width < 1024px) 148px, 360px"
                      className={PHOTO}
                    />
                  ) : (
                    <div className={`${PHOTO} bg-photo`} />
                  )}
                  <HeartButton href={entry.href} name={entry.name} />
                </div>
                <SiteLink href={entry.href} className="mt-3 block underline-offset-4 type-title hover:underline">
                  {entry.name}
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ heading, texts, better, isCommon }) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {isCommon ? (
                <td colSpan={entries.length}>
                  <span>{texts[0] || '–'}</span>
                </td>
              ) : (
                entries.map(({ key, kind }, at) => (
                  <td key={key}>
                    {kind === 'loading' ? (
                      <span className="block h-5 animate-blank rounded-card bg-skeleton" aria-hidden="true" />
                    ) : (
                      texts[at] || '–'
                    )}
                    {better?.at.includes(at) ? <span className="compare-better">{better.word}</span> : null}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
