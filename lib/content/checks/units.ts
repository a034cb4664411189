import 'server-only';
import { isPriceOnRequest, parsePrice } from '@/lib/domain/project/price-text';
import { plainName } from '@/lib/domain/site/slug';
import { buildDay } from '../files/build-day';
import { suggestion } from '../files/nearest-word';
import { textOf } from '../files/texts';
import { type CheckContext, expectKnown, projectEntries } from './context';

/** Stages of a construction stand in the order of their months, none of them in the future. */
export function checkProgress({ content, faults }: CheckContext): void {
  const now = buildDay().slice(0, 7);
  for (const { position, value } of projectEntries(content)) {
    for (const [at, { month }] of (value.progress ?? []).entries()) {
      const field = ['progress', at, 'month'];
      const before = value.progress?.[at - 1]?.month ?? '';
      if (month > now) faults.error(position, field, `expected a month that is not in the future, found "${month}"`);
      if (month < before)
        faults.error(position, field, `"${month}" stands after "${before}", expected the oldest first`);
    }
  }
}

/** A unit stands once in its project's list, is of one of its floor plans, and its price can be read. */
export function checkUnits({ content, faults }: CheckContext): void {
  const plans = new Map(content.floorPlans.entries.map(({ key, value }) => [key, value.floors]));
  const charges = new Set(
    content.buyingRates.entries.flatMap(({ value }) => (value.kind === 'charge' ? value.id : [])),
  );
  for (const { position, key, value } of content.units.entries) {
    const { checkedAt } = value;
    if (checkedAt > buildDay()) {
      faults.error(position, ['checkedAt'], `expected a day that is not in the future, found "${checkedAt}"`);
    }
    for (const [at, { id }] of (value.rules?.charges ?? []).entries())
      expectKnown(charges, id, 'no charge', position, ['rules', 'charges', at, 'id'], faults);
    const labels = (plans.get(key) ?? []).map(({ configuration }) => configuration);
    const known = new Set(labels.map(plainName));
    const names = new Set<string>();
    for (const [at, { tower = '', number, configuration, price }] of value.units.entries()) {
      const name = [tower, number].filter(Boolean).join('-');
      if (names.has(name)) faults.error(position, ['units', at, 'number'], `"${name}" stands in the list twice`);
      names.add(name);
      if (labels.length > 0 && !known.has(plainName(configuration))) {
        const message = `no floor plan is called "${configuration}"${suggestion(configuration, labels)}`;
        faults.warn('configuration', position, ['units', at, 'configuration'], message);
      }
      const text = typeof price === 'number' ? null : textOf(price);
      if (text === null || parsePrice(text) || isPriceOnRequest(text)) continue;
      faults.warn('unread text', position, ['units', at, 'price'], `"${text}" is not understood as a price`);
    }
  }
}
