import { useState } from 'react';
import { loanByBank } from '@/lib/domain/buying/affordability';
import { type BuyingFile, ownSheet } from '@/lib/domain/buying/cost-sheet';
import { costText } from '@/lib/domain/buying/cost-text';
import { formatDay } from '@/lib/domain/site/month';
import { formatAmount, parsePurchase } from '@/lib/domain/buying/purchase-query';
import type { CostStart } from '@/lib/domain/project/costs';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import { whatsappUrl } from '@/lib/domain/site/links';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { CostFields } from './CostFields';
import { CostTable, OWNER_LABELS } from './CostTable';
import { PlanInRupees } from './PlanInRupees';
import { costAddress, useCostQuery } from './use-cost-query';
import './cost-calculator.css';

interface CostCalculatorProps {
  file: BuyingFile;
  start: CostStart;
  /** What the sheet is of. */
  title: string;
  plans: PaymentPlan[];
  /** Months since year 0. */
  possessionMonth: number | null;
}

/** The cost sheet and the plan of one purchase, which the visitor describes; its form is the address. */
export function CostCalculator(props: CostCalculatorProps) {
  const { file, start, title, plans } = props;
  const { onInput, onBlur, typed, counted, faults } = useCostQuery();
  const [today] = useState(todayHere);
  const asked = parsePurchase(counted, start, file);
  if (!asked) return null;
  const { purchase, place } = asked;
  const rows = ownSheet({ ...file, place }, purchase);
  const total = rows.find(({ kind }) => kind === 'total')?.rupees[0] ?? 0;
  const owner = OWNER_LABELS[purchase.owner];
  const stage =
    purchase.purpose === 'plot' ? '' : purchase.isUnderConstruction ? ', under construction' : ', certificate issued';
  const text = costText({
    ...{ title, rows, checkedOn: place.checkedOn, address: costAddress(counted) },
    circumstances: `owner: ${owner.toLowerCase()}${stage}, ${place.label}`,
  });
  return (
    <div className="grid gap-x-12 gap-y-8 pb-8 lg:grid-cols-[5fr_7fr]">
      <form
        className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 lg:grid-cols-2"
        {...{ onInput, onBlur }}
        onKeyDown={({ key }) => key === 'Enter' && onBlur()}
        onSubmit={(event) => event.preventDefault()}
      >
        <CostFields
          {...{ file, start, query: typed, faults, today, plans }}
          loanRupees={loanByBank(file.loan, purchase.priceRupees)}
        />
      </form>
      <div className="min-w-0">
        <p role="status">
          All-in <strong className="total block">{formatAmount(total)}</strong>
        </p>
        <CostTable caption={`${title}, line by line`} columns={[owner]} rows={rows} />
        <p className="mt-4 measure type-small text-ink-2">
          {place.isCertain ? '' : 'About right only. '}Estimate from rates as of {formatDay(place.checkedOn)}. The
          Sub-Registrar’s figure counts, and is higher where the {place.valueName} exceeds the price.
        </p>
        <SiteLink href={whatsappUrl('', text)} className="mt-4 btn btn-wa">
          <Icon name="whatsapp" />
          Send by WhatsApp
        </SiteLink>
      </div>
      {plans.length > 0 ? (
        <PlanInRupees {...props} {...{ query: counted, purchase, rates: { ...file, place }, today }} />
      ) : null}
    </div>
  );
}

/** Today where the visitor is, as an ISO day. */
function todayHere(): string {
  const now = new Date();
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
