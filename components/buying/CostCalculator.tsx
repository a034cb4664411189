import { loanByBank } from '@/lib/domain/buying/affordability';
import { formatAmount } from '@/lib/domain/buying/amount';
import type { BuyingFile } from '@/lib/domain/buying/buying-file';
import { ownSheet } from '@/lib/domain/buying/cost-sheet';
import { costText } from '@/lib/domain/buying/cost-text';
import { formatDay } from '@/lib/domain/site/month';
import { parsePurchase } from '@/lib/domain/buying/purchase-query';
import type { CostStart } from '@/lib/domain/project/costs';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import { whatsappUrl } from '@/lib/domain/site/links';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { CostFields } from './CostFields';
import { CostTable, OWNER_LABELS } from './CostTable';
import { PlanInRupees } from './PlanInRupees';
import { useCostQuery } from './use-cost-query';
import './cost-calculator.css';

interface CostCalculatorProps {
  file: BuyingFile;
  start: CostStart;
  title: string;
  /** Query of the address that the figures are read from at the start. */
  query: string;
  plans: PaymentPlan[];
  possessionMonth: number | null;
  /** ISO day. */
  today: string;
  addressOf: (query: URLSearchParams) => string;
  onQuery: (query: URLSearchParams) => void;
  onLoan: (loanRupees: number) => void;
}

/** The cost sheet and the plan of one purchase, which the visitor describes; its form is the address. */
export function CostCalculator(props: CostCalculatorProps) {
  const { file, start, title, plans, today, onQuery } = props;
  const { form, onInput, typed, counted, faults } = useCostQuery(props.query, onQuery);
  const asked = parsePurchase(counted, start, file);
  if (!asked) return null;
  const { purchase, place } = asked;
  const rows = ownSheet({ ...file, place }, purchase);
  const total = rows.find(({ kind }) => kind === 'total')?.rupees[0] ?? 0;
  const owner = OWNER_LABELS[purchase.owner];
  const stage =
    purchase.purpose === 'plot' ? '' : purchase.isUnderConstruction ? ', under construction' : ', certificate issued';
  const text = costText({
    ...{ title, rows, checkedOn: place.checkedOn, address: props.addressOf(counted) },
    circumstances: `owner: ${owner.toLowerCase()}${stage}, ${place.label}`,
  });
  return (
    <div className="cost-calculator">
      <form ref={form} onInput={onInput} onSubmit={(event) => event.preventDefault()}>
        <CostFields
          {...{ file, start, query: typed, faults, today, plans }}
          loanRupees={loanByBank(file.loan, purchase.priceRupees)}
        />
      </form>
      <div>
        <p role="status" className="cost-all-in">
          All-in <strong>{formatAmount(total)}</strong>
        </p>
        <CostTable caption={`${title}, line by line`} columns={[owner]} rows={rows} />
        <p className="cost-note">
          {place.isCertain ? '' : 'About right only. '}Estimate from rates as of {formatDay(place.checkedOn)}. The
          Sub-Registrar’s figure counts, and is higher where the {place.valueName} exceeds the price.
        </p>
        <SiteLink href={whatsappUrl('', text)} className="btn btn-wa">
          <Icon name="whatsapp" />
          Send by WhatsApp
        </SiteLink>
      </div>
      {plans.length > 0 ? (
        <PlanInRupees {...props} {...{ query: counted, purchase, rates: { ...file, place } }} />
      ) : null}
    </div>
  );
}
