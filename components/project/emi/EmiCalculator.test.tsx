/** @jest-environment jsdom */
import { act, createElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EMI_DEFAULTS, formatEmiQuery } from '@/lib/domain/emi/emi';
import { EmiCalculator } from './EmiCalculator.island';

const STARTING_RUPEES = 12_000_000;
const calculator = (loanRupees: number) =>
  createElement(EmiCalculator, { start: { ...EMI_DEFAULTS, loanRupees }, sharePercent: 80 });

let section: HTMLElement;
let root: Root | undefined;

const STARTING_HTML = renderToString(calculator(STARTING_RUPEES));

/** The section as the build renders it. */
function build(html = STARTING_HTML): HTMLElement {
  const host = document.createElement('section');
  host.innerHTML = html;
  return host;
}

function attach(query = '', prepare: (host: HTMLElement) => void = () => {}): void {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  act(() => root?.unmount());
  history.replaceState(null, '', `/project-details/vatika/a-home${query}`);
  section = build();
  document.body.replaceChildren(section);
  prepare(section);
  act(() => void (root = hydrateRoot(section, calculator(STARTING_RUPEES))));
}

const boxes = () => [...section.querySelectorAll<HTMLInputElement>('input:not([type=range])')];
const sliders = () => [...section.querySelectorAll<HTMLInputElement>('input[type=range]')];
const texts = () => boxes().map(({ value }) => value);
const note = (index: number) => section.querySelectorAll('small')[index]!.textContent;
const monthly = () => section.querySelector('.emi-monthly dd')?.textContent;

/** Sets a value as the browser does, past React's own record of it. */
function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
  act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
}
const type = (index: number, text: string) => setValue(boxes()[index]!, text);
const leave = (index: number) =>
  act(() => void boxes()[index]!.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
const press = (control: HTMLInputElement, key: string) =>
  act(() => void control.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

/** All visible texts and states, in a form that is equal for build and script. */
function readOf(host: HTMLElement) {
  return {
    boxes: [...host.querySelectorAll('input')].map(({ value }) => value),
    spoken: [...host.querySelectorAll('input[type=range]')].map((slider) => slider.getAttribute('aria-valuetext')),
    tracks: [...host.querySelectorAll('rect')].map((rect) => rect.getAttribute('width')),
    units: [...host.querySelectorAll('input + span')].map(({ textContent }) => textContent),
    summary: host.querySelector('dl')?.textContent,
    donut: host.querySelector('svg[role=img]')?.outerHTML,
    years: [...host.querySelectorAll('tr')].map(({ textContent }) => textContent),
  };
}

beforeEach(() => {
  jest.useFakeTimers();
  attach();
});

test('the calculator changes nothing of what the page says at the start', () => {
  expect(readOf(section)).toEqual(readOf(build()));
});

test('with figures in the address it shows what a page built for them would', () => {
  attach(`?${formatEmiQuery({ ...EMI_DEFAULTS, loanRupees: 62_51_000 })}`);
  expect(readOf(section)).toEqual(readOf(build(renderToString(calculator(62_51_000)))));
});

test.each([
  [0, '₹ 9999999999', ['₹ 1,00,00,00,000', '8.5', '20'], '₹ 86,78,232.33'],
  [0, '1.2 cr', ['₹ 1,20,00,000', '8.5', '20'], '₹ 1,04,138.79'],
  [1, '99', ['₹ 1,20,00,000', '30', '20'], '₹ 3,00,802.70'],
  [2, '0', ['₹ 1,20,00,000', '8.5', '1'], '₹ 10,46,637.39'],
])('box %d takes %j', (index, text, shown, instalment) => {
  type(index, text);
  expect(boxes()[index]!.value).toBe(text);
  leave(index);
  expect(texts()).toEqual(shown);
  expect(monthly()).toBe(instalment);
});

test('what is no number changes no figure, stays, and is told', () => {
  const text = '8.5.1';
  for (const index of [0, 1, 2]) {
    type(index, text);
    leave(index);
    expect(monthly()).toBe('₹ 1,04,138.79');
    expect([boxes()[index]!.value, boxes()[index]!.ariaInvalid]).toEqual([text, 'true']);
    expect(note(index)).toMatch(/^Not understood\. Type it as /);
  }
});

test('a text that is not understood stays while another box or slider moves, until its own does', () => {
  type(0, '50 rooms');
  leave(0);
  press(sliders()[2]!, 'ArrowLeft');
  type(1, '9');
  leave(1);
  expect(texts()).toEqual(['50 rooms', '9', '19']);
  press(sliders()[0]!, 'ArrowRight');
  expect([texts()[0], boxes()[0]!.ariaInvalid, note(0)]).toEqual(['₹ 1,30,00,000', null, '']);
});

test('a box says what became of what was typed', () => {
  for (const [index, text, said] of [
    [0, '12', 'At least ₹ 1,000.'],
    [0, '500 crore', 'At most ₹ 1,00,00,00,000.'],
    [0, '62,50,500', 'In steps of ₹ 1,000.'],
    [1, '99', 'At most 30% a year.'],
    [1, '8,55', 'In steps of 0.1.'],
    [2, '45', 'At most 30 years.'],
    [2, '0', 'At least 1 year.'],
    [0, '50 lakh', ''],
    [1, '8,5 %', ''],
    [2, '15 years', ''],
  ] as const) {
    type(index, text);
    leave(index);
    expect([text, note(index), boxes()[index]!.ariaInvalid ?? null]).toEqual([text, said, null]);
  }
});

test('an emptied box shows its value again', () => {
  type(1, '');
  leave(1);
  expect([texts(), monthly()]).toEqual([['₹ 1,20,00,000', '8.5', '20'], '₹ 1,04,138.79']);
});

test('while a slider moves it has the focus, and one line says the instalment in whole rupees', () => {
  const slider = sliders()[2]!;
  setValue(slider, '10');
  expect(document.activeElement).toBe(slider);
  expect(section.querySelector('.emi-live')?.textContent).toBe('EMI ₹ 1,48,783');
});

test.each([
  ['ArrowRight', 0, '₹ 1,30,00,000'],
  ['ArrowDown', 0, '₹ 1,10,00,000'],
  ['PageUp', 0, '₹ 2,20,00,000'],
  ['End', 0, '₹ 1,00,00,00,000'],
  ['Home', 0, '₹ 10,00,000'],
  ['ArrowUp', 1, '8.6'],
  ['PageDown', 1, '7.5'],
  ['ArrowLeft', 2, '19'],
  ['End', 2, '30'],
])('%s on slider %d leads to %s', (key, index, shown) => {
  press(sliders()[index]!, key);
  expect(texts()[index]).toBe(shown);
  expect(sliders()[index]!.getAttribute('aria-valuetext')).toContain(shown);
});

test.each([
  ['ArrowUp', 0, '₹ 1,20,01,000'],
  ['ArrowDown', 1, '8.4'],
  ['PageUp', 2, '30'],
])('%s in box %d leads to %s', (key, index, shown) => {
  press(boxes()[index]!, key);
  expect(texts()[index]).toBe(shown);
});

test('a drag steps by 10 lakh and is told and written down once, when it rests', () => {
  const slider = sliders()[0]!;
  for (const place of ['0.4', '0.45', '0.5']) {
    setValue(slider, place);
    act(() => jest.advanceTimersByTime(100));
  }
  expect(texts()[0]).toBe('₹ 3,20,00,000');
  const output = section.querySelector('output')!;
  expect(output.textContent).toBe('');
  expect(location.search).toBe('');
  act(() => jest.advanceTimersByTime(500));
  expect(output.textContent).toBe(
    'Monthly EMI ₹ 2,77,703.43, total interest ₹ 3,46,48,824.32, total payment ₹ 6,66,48,824.32.',
  );
  expect(`${location.search}${location.hash}`).toBe('?loan=32000000&rate=8.5&years=20#emi');
});

test('figures join what else is in the address', () => {
  attach('?utm_source=mail&loan=5000000');
  expect(texts()).toEqual(['₹ 50,00,000', '8.5', '20']);
  press(sliders()[2]!, 'ArrowLeft');
  act(() => jest.advanceTimersByTime(500));
  expect(location.search).toBe('?utm_source=mail&loan=5000000&rate=8.5&years=19');
});

test('what was set before the script came is kept', () => {
  attach('', (host) => {
    host.querySelectorAll('input')[0]!.value = '60,00,000';
    host.querySelectorAll<HTMLInputElement>('input[type=range]')[2]!.value = '12';
  });
  expect(texts()).toEqual(['₹ 60,00,000', '8.5', '12']);
  expect(section.querySelectorAll('tbody tr')).toHaveLength(12);
});

test('so is what is not understood, and it is told', () => {
  attach('', (host) => (host.querySelectorAll('input')[0]!.value = 'sixty'));
  expect([texts(), note(0)]).toEqual([['sixty', '8.5', '20'], 'Not understood. Type it as 50 lakh or 50,00,000.']);
});
