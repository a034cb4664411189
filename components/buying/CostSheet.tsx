import { SiteLink } from '@/components/ui/SiteLink';
import { formatDay } from '@/lib/domain/site/month';
import type { GstDue, ProjectCosts } from '@/lib/domain/project/costs';
import { CostTable, OwnerSwitch, RuleText } from './CostTable';

const WITH: Record<GstDue, string> = {
  due: 'GST, duty and registration, by price and owner.',
  'until completion': 'duty, registration and, until the completion certificate, GST, by price and owner.',
  none: 'duty and registration, by price and owner. No GST is due on the price.',
};

interface CostSheetProps {
  costs: ProjectCosts;
  areRulesOpen?: boolean;
}

/** The sheet without script: amounts at the lowest price, or the rules alone. */
export function CostSheet({ costs, areRulesOpen }: CostSheetProps) {
  const { shown, stateHref, stateQuery, placeText, valueName, checkedOn, isCertain } = costs;
  const note = (
    <>
      {shown.kind === 'rules' && shown.isExpired ? 'The last check of these rates is too long ago for amounts. ' : ''}
      {isCertain ? '' : 'Sources for this place are few or disagree: take amounts as about right. '}
      Not in it: parking, club, maintenance and other charges of the developer. {placeText}: estimate from rates as of{' '}
      {formatDay(checkedOn)}. The Sub-Registrar’s figure counts, and is higher where the {valueName} exceeds the price.{' '}
      {stateHref ? (
        <SiteLink href={areRulesOpen ? stateHref : stateHref + stateQuery} className="link">
          Rules and sources
        </SiteLink>
      ) : null}
    </>
  );
  return (
    <>
      {shown.kind === 'amounts' ? (
        <>
          <p className="mt-4 measure type-small text-ink-2">
            {isCertain ? '' : 'About '}
            <strong>{shown.rangeText}</strong> with {WITH[shown.gst]}
          </p>
          <OwnerSwitch name="owner">
            <CostTable caption={`At the lowest price, ${shown.priceText}`} {...{ rows: shown.rows, areRulesOpen }} />
          </OwnerSwitch>
        </>
      ) : (
        <dl className="mt-4 measure type-small text-ink-2">
          {shown.rules.map(({ label, rule }) => (
            <div key={label}>
              <dt className="inline font-semibold">{label}:</dt>{' '}
              <dd className="inline">
                <RuleText rule={rule ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {areRulesOpen ? (
        <p className="mt-4 measure type-small text-ink-2">{note}</p>
      ) : (
        <details className="fold mt-1 measure type-small text-ink-2">
          <summary className="plus">Estimate: what is not in it</summary>
          {note}
        </details>
      )}
    </>
  );
}
