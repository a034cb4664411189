import { formatRera, reraStateOf, type ReraFacts } from './rera';

const facts = (over: Partial<ReraFacts>): ReraFacts => ({
  rera: null,
  reraExempt: null,
  status: 'Ready To move',
  ...over,
});

test.each<[string, Partial<ReraFacts>, string, string]>([
  ['a number on record', { rera: 'GGM/1/2026' }, 'registered', 'GGM/1/2026'],
  ['a reason alone', { reraExempt: 'Four homes' }, 'exempt', 'Exempt: Four homes'],
  ['a launch without a number', { status: 'New Launch' }, 'awaited', 'Number awaited'],
  ['an older project without a number', {}, 'unknown', 'Approval papers are shared on request'],
])('%s', (_case, over, kind, text) => {
  const state = reraStateOf(facts(over));
  expect([state.kind, formatRera(state)]).toEqual([kind, text]);
});
