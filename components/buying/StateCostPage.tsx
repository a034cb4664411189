import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { SiteLink } from '@/components/ui/SiteLink';
import { describeTds } from '@/lib/domain/buying/cost-sheet';
import { formatAsOf } from '@/lib/domain/site/month';
import type { StateCosts } from '@/lib/domain/buying/place-costs';
import { stateCostTrail } from '@/lib/domain/page/trail';
import { stateCostPath } from '@/lib/domain/site/routes';
import { Island } from '@/components/islands/Island';
import { PlaceSection } from './PlaceSection';
import '@/components/ui/data-table.css';

const LINK = 'underline underline-offset-4';

/** What a home costs in one state, by place and owner (routes-and-content, Routes). */
export function StateCostPage({ state, places, cities, gst, tds, charges, others, start }: StateCosts) {
  const sources = [
    ...new Map(
      [...places.map(({ place }) => place), ...(gst ? [gst] : []), ...(tds ? [tds] : [])]
        .flatMap(({ sources: own }) => own)
        .map((source) => [source.url, source]),
    ).values(),
  ];
  return (
    <PageMain>
      <PageHead trail={stateCostTrail(state)} title={state.title} lead={state.lead} />
      <div className="page pt-6 page-end">
        {state.notes.map((note) => (
          <p key={note} className="mb-3 measure text-ink-2">
            {note}
          </p>
        ))}
        {start ? (
          <div id="cost">
            <Island
              name="CostCalculatorBox"
              when="near"
              askedBy="price"
              summary={`Any price: your own figures for ${state.name}`}
              {...{ start, kind: 'residential', title: `A home in ${state.name}`, possessionMonth: null, plans: [] }}
            />
          </div>
        ) : null}
        {places.map((costs, at) => (
          <PlaceSection key={costs.place.id} {...{ ...costs, gst, tds }} isOpen={at === 0} />
        ))}
        {tds ? (
          <p className="mt-6 measure text-ink-2">
            TDS: {describeTds(tds)} {tds.note}
          </p>
        ) : null}
        <section aria-labelledby="not-in-it" className="mt-12 pt-8 edge-line-t">
          <h2 id="not-in-it" className="type-h2">
            What is not in it
          </h2>
          <dl className="mt-4 measure">
            {charges.map(({ id, name, typical }) => (
              <div key={id} className="py-2.5 edge-line-b">
                <dt className="font-semibold">{name}</dt>
                <dd className="text-ink-2">{typical}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section aria-labelledby="sources" className="mt-12 pt-8 edge-line-t">
          <h2 id="sources" className="type-h2">
            Sources
          </h2>
          <ul className="mt-4 list-disc pl-5 wrap-anywhere text-ink-2">
            <li>
              <SiteLink href={state.calculatorUrl} className={LINK}>
                The state’s own site
              </SiteLink>
            </li>
            {sources.map(({ url, asOf }) => (
              <li key={url}>
                <SiteLink href={url} className={LINK}>
                  {new URL(url).hostname}
                </SiteLink>
                {asOf ? `, ${formatAsOf(asOf)}` : ', undated'}
              </li>
            ))}
          </ul>
        </section>
        <p className="mt-12">
          Projects in{' '}
          {cities.map(({ name, href }) => (
            <SiteLink key={href} href={href} className={`mr-3 ${LINK}`}>
              {name}
            </SiteLink>
          ))}
        </p>
        <p className="mt-3">
          Other states:{' '}
          {others.map(({ id, name }) => (
            <SiteLink key={id} href={stateCostPath(id)} className={`mr-3 ${LINK}`}>
              {name}
            </SiteLink>
          ))}
        </p>
      </div>
    </PageMain>
  );
}
