/** @jest-environment jsdom */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { fileOf } from '@/lib/domain/buying/fixtures/buying-file';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import type { PricedUnit } from '@/lib/domain/project/costs';
import type { ProjectKind } from '@/lib/domain/site/kinds';
import { CostCalculator } from './CostCalculator';
import { RuleText } from './CostTable';

let root: Root | undefined;

const PLAN = { name: 'Plan', installments: [{ number: 1, particulars: 'On booking', time: 'now', percentage: 100 }] };

beforeEach(() => jest.useFakeTimers());

/** The calculator of a ready home of 1.27 crore with some units, drawn from an address. */
function draw(
  query: string,
  units: PricedUnit[] = [],
  over: { kind?: ProjectKind; plans?: PaymentPlan[] } = {},
): HTMLElement {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.createElement('div');
  act(() => root?.unmount());
  document.body.replaceChildren(host);
  history.replaceState(null, '', `/cost?${query}`);
  act(() => {
    root = createRoot(host);
    root.render(
      <CostCalculator
        {...{ file: fileOf(), kind: 'residential', title: 'Mogra Courts', plans: [], possessionMonth: null, ...over }}
        start={{
          ...{ placeIds: ['hr-urban'], purpose: 'home', isApartment: true, citySlug: 'gurgaon', stage: 'ready' },
          ...{ priceRupees: 12_700_000, units },
        }}
      />,
    );
  });
  return host;
}

const field = (host: HTMLElement, name: string) => host.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const alerts = (host: HTMLElement) => [...host.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const total = (host: HTMLElement) => host.querySelector('[role=status]')!.textContent;

function type(host: HTMLElement, name: string, text: string): void {
  const input = field(host, name);
  act(() => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const leave = (host: HTMLElement, name: string) =>
  act(() => void field(host, name).dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const enter = (host: HTMLElement, name: string) =>
  act(() => void field(host, name).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
/** The query of the address once it is written. */
const asked = () => {
  act(() => jest.runAllTimers());
  return new URLSearchParams(location.search);
};

test.each(['1,27 cr', '1 cr 27 lakh', '1,27,00,000/-', '१.२७ करोड़'])(
  'a price typed as %j costs what 1.27 cr costs',
  (typed) => {
    const wanted = total(draw('price=1.27 cr'));
    const host = draw('price=2+cr');
    type(host, 'price', typed);
    leave(host, 'price');
    expect([total(host), alerts(host), asked().get('price')]).toEqual([wanted, [], typed]);
  },
);

test.each(['1.3', 'a crore', '12', '1.3 million', '1 – 2 cr', '5000 crore'])(
  'a price of %j stays, is told when the field is left, and the sum and the address are those of before',
  (typed) => {
    const host = draw('price=2+cr');
    const before = total(host);
    type(host, 'price', typed);
    expect(alerts(host)).toEqual([]);
    leave(host, 'price');
    expect(alerts(host)).toHaveLength(1);
    const input = field(host, 'price');
    expect([input.value, input.getAttribute('aria-invalid'), total(host)]).toEqual([typed, 'true', before]);
    const described = input.getAttribute('aria-describedby')?.split(' ')[0] ?? '';
    expect([document.getElementById(described)?.textContent]).toEqual(alerts(host));
    expect(asked().get('price')).toBe('2 cr');
    type(host, 'price', '3 cr');
    expect([alerts(host), total(host) === before]).toEqual([[], false]);
  },
);

test('what an address says and nobody understands is told and kept, too', () => {
  const host = draw('price=much&charge-club=some');
  expect([field(host, 'price').value, field(host, 'charge-club').value]).toEqual(['much', 'some']);
  expect(alerts(host)).toHaveLength(2);
  expect(total(host)).toBe(total(draw('')));
});

test.each([
  ['residential', 'Empty: the most a bank may lend, ₹ 95,25,000', '20 years at 8.5'],
  ['commercial', 'Empty: a usual loan, ₹ 76,20,000', '15 years at 9.5'],
] as const)('the plan of a %s unit begins with the loan that exists for it', (kind, hint, terms) => {
  const text = draw('', [], { kind, plans: [PLAN] }).textContent;
  expect(text).toContain(hint);
  expect(text).toContain(terms);
});

test('Enter tells of an amount, too', () => {
  const host = draw('price=2+cr');
  type(host, 'price', 'much');
  enter(host, 'price');
  expect(alerts(host)).toHaveLength(1);
});

test('the unit that is shown is one of the price that counts', () => {
  const host = draw('', [
    { label: 'Shop', priceRupees: 15_000_000 },
    { label: 'Office', priceRupees: 15_000_000 },
  ]);
  const unit = host.querySelector<HTMLSelectElement>('#cost-unit')!;
  const shown = () => [unit.selectedOptions[0]?.text, field(host, 'price').value];
  expect(shown()).toEqual(['Lowest price, ₹ 1,27,00,000', '₹ 1,27,00,000']);
  const lowest = total(host);
  act(() => {
    unit.selectedIndex = 2;
    unit.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(shown()).toEqual(['Office, ₹ 1,50,00,000', '₹ 1,50,00,000']);
  expect(total(host)).not.toBe(lowest);
  type(host, 'price', '1.4 cr');
  expect(shown()).toEqual(['Another price', '1.4 cr']);
  type(host, 'price', '1.27 cr');
  expect([shown()[0], total(host)]).toEqual(['Lowest price, ₹ 1,27,00,000', lowest]);
  expect(draw('', [{ label: '3 BHK', priceRupees: 12_700_000 }]).querySelector('#cost-unit')).toBeNull();
});

test('the address keeps what is not the calculator’s, and leads to it', () => {
  const host = draw('utm_source=mail&price=2+cr&plan=3');
  type(host, 'charge-club', '2 lakh');
  expect(Object.fromEntries(asked())).toEqual({
    ...{ utm_source: 'mail', price: '₹ 2,00,00,000', owner: 'man', stage: 'ready', 'charge-club': '2 lakh' },
  });
  expect(location.hash).toBe('#cost');
});

test('a rule of many steps is a list, a short one a sentence', () => {
  const steps = ['₹ 100 up to ₹ 50,000', '₹ 1,000 up to ₹ 5 Lakh', '₹ 5,000 up to ₹ 10 Lakh'];
  expect(renderToStaticMarkup(<RuleText rule={steps.join('; ')} />)).toBe(steps.join('; '));
  const markup = renderToStaticMarkup(<RuleText rule={[...steps, 'a', 'b', '₹ 50,000 above'].join('; ')} />);
  expect(markup.match(/<li>[^<]+/g)).toHaveLength(6);
});
