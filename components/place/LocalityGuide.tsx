import type { ReactNode } from 'react';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import type { LocalityGuide as Guide } from '@/lib/domain/page/locality-guide';

interface Row {
  name: string;
  value: string;
  homeCount: number;
}

/** What our own homes in a place say of it: prices by bedrooms, minutes, and what is built when. */
export function LocalityGuide({ name, guide }: { name: string; guide: Guide }) {
  const prices = guide.prices.map(({ label, priceText, homeCount }) => ({ name: label, value: priceText, homeCount }));
  const ways = guide.ways?.map(({ minutesText, ...way }) => ({ ...way, value: minutesText }));
  const built = guide.built.map(({ label, homeCount }) => ({ name: label, value: '', homeCount }));
  return (
    <section aria-labelledby="guide" className="bg-surface-2">
      <div className="page section">
        <h2 id="guide" className="type-h2">
          {name} in figures
        </h2>
        <p className="mt-2 type-small text-ink-2">
          From the homes and offices on our list, not from the whole market.
          {ways ? ' Minutes are those that each record gives.' : null}
        </p>
        <div className="mt-8 grid gap-10 lg:grid-cols-3 lg:gap-8">
          <Rows title="Prices" rows={prices} empty="The prices here are on request." />
          {ways ? <Rows title="Ways" rows={ways} empty="No record here names minutes yet." /> : null}
          <Rows title="What is built" rows={built} />
        </div>
      </div>
    </section>
  );
}

function Rows({ title, rows, empty = null }: { title: string; rows: Row[]; empty?: ReactNode }) {
  return (
    <div>
      <h3 className="pb-3 type-h3 edge-ink-b">{title}</h3>
      {rows.length === 0 ? (
        <p className="mt-3 type-small text-ink-2">{empty}</p>
      ) : (
        <dl className="type-small">
          {rows.map(({ name, value, homeCount }) => (
            <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 edge-line-b">
              <dt className={value ? '' : 'font-semibold'}>{name}</dt>
              <dd className="ml-auto text-right">
                {value ? <span className="block font-semibold nums">{value}</span> : null}
                <span className="text-ink-2">{formatProjectCount(homeCount)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
