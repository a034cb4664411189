import type { AllInCost } from '@/lib/domain/buying/all-in';
import { describeTds } from '@/lib/domain/buying/cost-sheet';
import { describeDuty } from '@/lib/domain/buying/duty';
import { formatAsOf, formatDay } from '@/lib/domain/site/month';
import type { PlaceCosts, PlaceOfState } from '@/lib/domain/buying/place-costs';
import { DUTY_LINES, OWNERS, type DutyPlace, type GstRule, type TdsRule } from '@/lib/domain/project/rates';
import { formatRupees } from '@/lib/domain/project/price';
import type { CostRow } from '@/lib/domain/project/costs';
import { CostTable, OwnerSwitch, RuleText } from './CostTable';

interface PlaceSectionProps extends PlaceOfState {
  gst: GstRule | null;
  tds: TdsRule | null;
  /** Whether it is open at first; one place of a state is open at a time. */
  isOpen: boolean;
}

/** The duty of one place: its lines with rule and date, an example, and totals at several prices. */
export function PlaceSection({ place, costs, gst, tds, isOpen }: PlaceSectionProps) {
  const about = place.isCertain ? '' : ', about right only';
  return (
    <details name="duty-place" open={isOpen} className="mt-8 edge-line-t">
      <summary className="plus plus-large flex items-center justify-between gap-6 py-4">
        <h2 id={place.id} className="type-h2">
          {place.label}
        </h2>
      </summary>
      {place.isCertain ? null : (
        <p className="mt-3 measure text-ink-2">
          Sources for this place are few or disagree: take its amounts as about right.
        </p>
      )}
      {costs ? (
        <OwnerSwitch name={`owner-${place.id}`}>
          <CostTable
            caption={`A new home at ${formatRupees(costs.exampleRupees)}, line by line${about}`}
            rows={exampleRows(place, costs, gst, tds)}
            areRulesOpen
          />
          <CostTable caption={`All-in at other prices${about}`} rows={totalRows(costs)} />
        </OwnerSwitch>
      ) : (
        <ExpiredRules place={place} />
      )}
      <p className="mt-4 measure type-small text-ink-2">
        Estimate from rates as of {formatDay(place.checkedOn)}. The Sub-Registrar’s figure counts, and is higher where
        the {place.valueName} exceeds the price.
      </p>
    </details>
  );
}

function exampleRows(
  { lines }: DutyPlace,
  { example }: PlaceCosts,
  gst: GstRule | null,
  tds: TdsRule | null,
): CostRow[] {
  const row = (
    label: string,
    rule: string | null,
    of: (cost: AllInCost) => number,
    kind: CostRow['kind'] = 'line',
  ) => ({
    ...{ label, rule, kind },
    rupees: OWNERS.map((owner) => of(example[owner])),
  });
  return [
    row('Price', null, ({ agreementRupees }) => agreementRupees),
    ...(gst
      ? [row('GST', `${gst.percent} % of the price, ${formatAsOf(gst.asOf)}`, ({ gstRupees }) => gstRupees)]
      : []),
    ...lines.map((line, at) =>
      row(
        DUTY_LINES[line.key],
        `${describeDuty(line)}, ${formatAsOf(line.asOf)}`,
        ({ duty }) => duty.lines[at]?.rupees ?? 0,
      ),
    ),
    row('All-in', null, ({ totalRupees }) => totalRupees, 'total'),
    ...(tds ? [row('Of this, kept back as TDS', describeTds(tds), ({ tdsRupees }) => tdsRupees, 'beside')] : []),
  ];
}

function totalRows({ totals }: PlaceCosts): CostRow[] {
  return totals.map(({ priceRupees, isNew, rupees }) => ({
    label: `${formatRupees(priceRupees)}, ${isNew ? 'under construction' : 'resale'}`,
    ...{ rule: null, kind: 'line' },
    rupees: OWNERS.map((owner) => rupees[owner]),
  }));
}

/** The rules alone: their last check is too long ago for amounts. */
function ExpiredRules({ place }: { place: DutyPlace }) {
  return (
    <>
      <p className="mt-3 measure">These rates were last checked more than a year ago, so no amounts are shown.</p>
      <ul className="mt-4 list-disc pl-5 text-ink-2">
        {place.lines.map((line) => (
          <li key={line.key}>
            {DUTY_LINES[line.key]}: <RuleText rule={`${describeDuty(line)}, ${formatAsOf(line.asOf)}`} />
          </li>
        ))}
      </ul>
    </>
  );
}
