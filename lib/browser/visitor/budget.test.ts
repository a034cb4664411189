/** @jest-environment jsdom */
import { markPrices, readBudget, writeBudget } from './budget';

beforeEach(() => writeBudget(null));

const marks = () => [...document.querySelectorAll<HTMLElement>('p')].map(({ dataset }) => dataset['within'] ?? '');

test('prices within the kept budget are marked until it is forgotten', () => {
  document.body.innerHTML = '<p data-cr="0.769"></p><p data-cr="0.7690001"></p><p></p>';
  markPrices();
  expect(marks()).toEqual(['', '', '']);
  writeBudget(7_690_000);
  markPrices();
  expect(marks()).toEqual(['within your ₹ 76.9 L', '', '']);
  writeBudget(null);
  markPrices();
  expect(marks()).toEqual(['', '', '']);
});

test.each(['', 'null', '-5', '1e400', '{}'])('"%s" in storage is no budget', (text) => {
  localStorage.setItem('budget.1', text);
  expect(readBudget()).toBeNull();
});
