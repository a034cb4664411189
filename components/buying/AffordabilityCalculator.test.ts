/** @jest-environment jsdom */
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fileOf } from '@/lib/domain/buying/fixtures/buying-file';
import { AffordabilityCalculator } from './AffordabilityCalculator.island';

const FILE = fileOf();
const HOMES = [{ name: 'All homes', state: null, href: '/projects', pricesRupees: [5_000_000], unpriced: 1 }];

jest.mock('@/lib/browser/read-data', () => ({
  once: (load: () => unknown) => load,
  readData: (name: string) => Promise.resolve(name === 'buying' ? FILE : HOMES),
}));

let root: Root | undefined;

/** The page of affordability at an address. */
async function draw(query = ''): Promise<HTMLElement> {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  act(() => root?.unmount());
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  history.replaceState(null, '', `/affordability${query}`);
  await act(() => {
    root = createRoot(host);
    root.render(createElement(AffordabilityCalculator, { places: FILE.places, loan: FILE.loan }));
    return Promise.resolve();
  });
  return host;
}

const field = (host: HTMLElement, name: string) => host.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const price = (host: HTMLElement) => host.querySelector('[role=status] strong')?.textContent ?? null;
const alerts = (host: HTMLElement) => [...host.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const fire = (target: Element, event: Event) => act(() => Promise.resolve(void target.dispatchEvent(event)));

async function type(host: HTMLElement, name: string, text: string): Promise<void> {
  field(host, name).value = text;
  await fire(field(host, name), new Event('input', { bubbles: true }));
}
const leave = (host: HTMLElement, name: string) =>
  fire(field(host, name), new FocusEvent('focusout', { bubbles: true }));

test('the page says what will stand beside the form until there is an income', async () => {
  const host = await draw();
  expect([price(host), alerts(host), location.search]).toEqual([null, [], '']);
  expect(host.textContent).toContain('Here you see the price');
});

test('an income that is typed is answered while it is typed, and is in the address', async () => {
  const host = await draw();
  await type(host, 'savings', '40 lakh');
  await type(host, 'income', '1.8 lakh');
  expect(price(host)).toMatch(/^₹ [\d,]+$/);
  expect(new URLSearchParams(location.search).get('income')).toBe('1.8 lakh');
});

test('what is sent by WhatsApp has the price and the page, not income and savings', async () => {
  const host = await draw('?income=1.8+lakh&savings=40+lakh');
  const { href } = host.querySelector<HTMLAnchorElement>('a[href*="wa.me"]')!;
  const text = new URL(href).searchParams.get('text')!;
  expect(text).toMatch(/^What I can afford: ₹ [\d,]+ in .+\n.+\/affordability$/);
  expect(text).not.toMatch(/income|savings/);
});

test('an address brings its figures and their answer', async () => {
  const host = await draw('?income=1.8+lakh&savings=40+lakh&owner=woman');
  const shown = price(host);
  expect([field(host, 'savings').value, field(host, 'owner').value]).toEqual(['40 lakh', 'woman']);
  await type(host, 'savings', '60 lakh');
  expect(price(host)).not.toBe(shown);
});

test('a figure that is not understood waits until its field is left; then its error stands in place of the answer', async () => {
  const host = await draw('?income=1.8+lakh&savings=40+lakh');
  const shown = price(host);
  await type(host, 'savings', 'plenty');
  expect([price(host), alerts(host)]).toEqual([shown, []]);
  await leave(host, 'savings');
  expect([price(host), alerts(host).length, field(host, 'savings').value]).toEqual([null, 1, 'plenty']);
  expect(location.search).toContain('savings=40+lakh');
  await type(host, 'savings', '40 lakh');
  expect([price(host), alerts(host)]).toEqual([shown, []]);
});

test('a project that asks is answered first, with the way back; its name is that of the device', async () => {
  localStorage.setItem(
    'recently-viewed.1',
    '[{"key":"vatika/mogra-courts","name":"Mogra Courts","image":{"src":"/images/a.jpg"}}]',
  );
  const [place] = FILE.places.slice(-1);
  const host = await draw(`?project=vatika/mogra-courts&price=9000000&place=${place!.id}&stage=ready`);
  const verdict = () => host.querySelector('[aria-live]')?.textContent;
  expect(verdict()).toBe('Mogra Courts from ₹ 90 Lakh');
  expect([field(host, 'place').value, field(host, 'stage').value]).toEqual([place!.id, 'ready']);
  await type(host, 'savings', '40 lakh');
  await type(host, 'income', '1.8 lakh');
  expect(verdict()).toBe('Mogra Courts from ₹ 90 Lakh: yes');
  expect(host.querySelector('[aria-live] a')?.getAttribute('href')).toBe('/project-details/vatika/mogra-courts');
  expect(new URLSearchParams(location.search).get('project')).toBe('vatika/mogra-courts');
  await type(host, 'savings', '10 lakh');
  expect(verdict()).toMatch(/^Mogra Courts from ₹ 90 Lakh: no, ₹ [\d.]+ Lakh above it$/);
  const other = await draw('?project=vatika/other&price=9000000');
  expect(other.querySelector('[aria-live]')?.textContent).toBe('The project from ₹ 90 Lakh');
  expect((await draw('?project=//x&price=9000000')).querySelector('[aria-live]')).toBeNull();
});
