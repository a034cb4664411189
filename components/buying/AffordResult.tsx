import { ArrowLink } from '@/components/ui/ArrowLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import {
  homesWithin,
  type AffordableAnswer,
  type HomesByPrice,
  type Household,
} from '@/lib/domain/buying/affordability-answer';
import type { FilePlace } from '@/lib/domain/buying/cost-sheet';
import { formatAmount, formatRupees } from '@/lib/domain/project/price';
import { whatsappUrl } from '@/lib/domain/site/links';
import { ROUTES } from '@/lib/domain/site/routes';

interface AffordResultProps {
  answer: AffordableAnswer;
  household: Household;
  homes: HomesByPrice[];
  place: FilePlace;
}

/** The highest price, what limits it, and the homes within it. */
export function AffordResult({ answer, household, homes, place }: AffordResultProps) {
  const { priceRupees, loanRupees, costsRupees, ownRupees, emiRupees, budget } = answer;
  const { means } = household;
  if (priceRupees === 0 || budget === null) return <p role="status">{nothingText(answer)}</p>;
  const rows: [string, number][] = [
    ['Loan', loanRupees],
    ['Own money', ownRupees],
    ['GST, duty, registration and other costs', costsRupees],
    ['Instalment a month', emiRupees],
  ];
  const found = homes
    .filter(({ state }) => state === null || state === place.state)
    .map((each) => ({ ...each, count: homesWithin(each, budget), href: `${each.href}?budget=${budget}` }))
    .filter(({ count }) => count > 0);
  return (
    <>
      <p role="status">
        Highest price <strong className="total block">{formatAmount(priceRupees)}</strong> {moreText(answer)}
      </p>
      <dl className="mt-4">
        {rows.map(([label, rupees]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5 edge-line-b">
            <dt>{label}</dt>
            <dd className="ml-auto nums">{formatAmount(rupees)}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4">
        {found.map(({ name, href, count, unpriced }) => (
          <li key={href}>
            <ArrowLink href={href}>
              {name} within it: {count}
            </ArrowLink>
            {unpriced > 0 ? (
              <small className="block type-caption text-ink-2">{unpriced} more with the price on request</small>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="mt-4 measure type-small text-ink-2">
        {place.label}, {place.state}. {means.annualRatePercent} % over {means.tenureYears} years,{' '}
        {means.incomeSharePercent} % of the income for instalments. The bank’s offer decides.
      </p>
      <SiteLink
        href={whatsappUrl(
          '',
          // Who reads it need not know income and savings, which the page's own address has.
          `What I can afford: ${formatAmount(priceRupees)} in ${place.label}, ${place.state}\n${new URL(ROUTES.affordability, location.origin)}`,
        )}
        className="mt-4 btn btn-wa"
      >
        <Icon name="whatsapp" />
        Send by WhatsApp
      </SiteLink>
    </>
  );
}

function moreText({ more, priceRupees }: AffordableAnswer): string {
  const rises = more.priceRupees - priceRupees;
  const what = `${formatRupees(more.rupees)} more ${more.of === 'income' ? 'income a month' : 'savings'}`;
  const limit = more.of === 'income' ? 'Income limits it' : 'Savings limit it';
  return rises > 0 ? `${limit}: with ${what} it would be ${formatRupees(rises)} higher.` : `${limit}.`;
}

function nothingText({ emiRoomRupees, more }: AffordableAnswer): string {
  if (emiRoomRupees === 0)
    return 'The instalments you pay already take the whole share of the income, and savings alone buy no home.';
  return `No price fits: a bank lends on the price only, so duty, GST and a part of the price come from savings. With ${formatRupees(more.rupees)} of savings a price of ${formatRupees(more.priceRupees)} would fit.`;
}
