import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { TextField } from '@/components/ui/TextField';
import { SiteLink } from '@/components/ui/SiteLink';
import { COST_KEYS } from '@/lib/domain/buying/purchase-query';
import type { StateCosts } from '@/lib/domain/buying/place-costs';
import { pageTrail } from '@/lib/domain/page/trail';
import { formatRupees } from '@/lib/domain/project/price';
import { stateCostPath } from '@/lib/domain/site/routes';

const LEAD =
  'Duty, registration and GST add up to a fifth to the price of a home. What is added depends on the state, the owner and the stage of the building.';

/** The states with their first example each (routes-and-content, Routes). */
export function BuyingCostPage({ states }: { states: StateCosts[] }) {
  return (
    <PageMain>
      <PageHead trail={pageTrail('Cost of buying')} title="What a home really costs" lead={LEAD} />
      {states.length > 0 ? (
        <>
          <AskedPrice states={states} />
          <ul className="grid gap-x-8 page pt-6 page-end md:grid-cols-2">
            {states.map(({ state, places }) => {
              const costs = places[0]?.costs;
              return (
                <li key={state.id} className="py-6 edge-line-t">
                  <h2 className="type-h3">
                    <SiteLink href={stateCostPath(state.id)} className="underline underline-offset-4">
                      {state.name}
                    </SiteLink>
                  </h2>
                  <p className="mt-2 measure text-ink-2">{state.lead}</p>
                  {costs ? (
                    <p className="mt-2 type-small">
                      A new home at {formatRupees(costs.exampleRupees)} costs{' '}
                      {formatRupees(costs.example.man.totalRupees)} in all,{' '}
                      {costs.example.woman.totalRupees === costs.example.man.totalRupees
                        ? 'whoever buys it.'
                        : `bought by a woman ${formatRupees(costs.example.woman.totalRupees)}.`}
                    </p>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </>
      ) : null}
    </PageMain>
  );
}

/** A price and a state lead to the state's tables, and with script to the sheet of that price. */
function AskedPrice({ states }: { states: StateCosts[] }) {
  return (
    <form className="page pt-8">
      <div className="measure panel bg-surface-2">
        <TextField id="cost-price" name={COST_KEYS.price} label="Price of the home, for example 1.27 cr or 85 lakh" />
        <p id="cost-state" className="mt-5 font-medium">
          Where is it?
        </p>
        <div role="group" aria-labelledby="cost-state" className="mt-2 flex flex-wrap gap-2">
          {states.map(({ state: { id, name } }) => (
            <button key={id} type="submit" formAction={`${stateCostPath(id)}#cost`} className="btn btn-outline">
              {name}
            </button>
          ))}
        </div>
      </div>
    </form>
  );
}
