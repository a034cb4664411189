import 'server-only';
import { buildDay } from '../files/build-day';
import { projectEntries, type CheckContext } from './context';

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
