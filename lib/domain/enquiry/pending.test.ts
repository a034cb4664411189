import fc from 'fast-check';
import { anyText } from '@/lib/domain/site/try-texts.fuzz';
import type { EnquiryBody } from './body';
import type { EnquiryOutcome } from './channels';
import {
  addPending,
  parsePending,
  PENDING_LIMIT,
  refusePending,
  removePending,
  toPendingBody,
  toResendResult,
  type PendingEnquiry,
} from './pending';

const NOW = '2026-11-21T10:00:00.000Z';

const body = (id: string, message = '3 BHK {ready} "now"'): EnquiryBody => ({
  name: 'Asha',
  phone: '98000 00001',
  email: '',
  message,
  id,
  consent: '2026-11',
});
const entry = (id: string, timestamp = NOW): PendingEnquiry => ({ ...body(id), timestamp, status: 'pending' });
const idsOf = (list: readonly PendingEnquiry[] | null) => list?.map(({ id }) => id);

describe('reading the list', () => {
  const ONE = JSON.stringify(entry('1'));
  const TWO = JSON.stringify(entry('2'));
  test.each<[string, string | null, string[]]>([
    ['nothing stored', null, []],
    ['cut in the middle', `[${ONE},${TWO.slice(0, 40)}`, ['1']],
    ['strange entries among good ones', `[null,4,[],{"id":"x"},${ONE},{"id":7,"name":"a","phone":"b"}]`, ['1']],
    ['one in another list', `[[${ONE}]]`, []],
    ['more than a device should hold', `[${ONE},"${'x'.repeat(200_000)}",${TWO}]`, ['1']],
  ])('%s', (_case, stored, ids) => {
    expect(idsOf(parsePending(stored, NOW))).toEqual(ids);
  });

  test.each([
    ['30 days old', '2026-10-22T09:00:00.000Z', true],
    ['31 days old', '2026-10-21T23:00:00.000Z', false],
    ['of a clock that was ahead', '2031-01-01T00:00:00.000Z', true],
    ['of a clock that had stopped, older than its notice', '2020-01-01T00:00:00.000Z', true],
  ])('an enquiry %s', (_case, timestamp, isKept) => {
    const stored = JSON.stringify([{ ...entry('1', timestamp), consent: '2026-09' }]);
    expect(parsePending(stored, NOW)).toHaveLength(isKept ? 1 : 0);
  });

  test('everything that was kept is read again, an unreadable field as empty', () => {
    const kept = {
      ...entry('1', '2026-11-01T08:00:00Z'),
      ...{ channel: 'project', project: 'mogra-83', lastTouch: 'utm_source=a', words: 'Soon' },
      ...{ website: 'spam', filled_ms: '800', refusal: 'Phone is wrong' },
    };
    expect(parsePending(JSON.stringify([kept]), NOW)).toEqual([kept]);
    const strange = { email: 4, message: null, consent: [], project: 7, website: 0, filled_ms: {}, refusal: true };
    const blank = { ...entry('1'), email: '', message: '', consent: '' };
    expect(parsePending(JSON.stringify([{ ...entry('1'), ...strange }]), NOW)).toEqual([blank]);
  });

  test('a time that cannot be read counts as now', () => {
    expect(parsePending(JSON.stringify([entry('1', 'yesterday')]), NOW)[0]?.timestamp).toBe(NOW);
  });
});

describe('changing the list', () => {
  test('what is added is pending and holds the fields, the id and the time', () => {
    expect(addPending([], body('1'), NOW)).toEqual([{ ...body('1'), timestamp: NOW, status: 'pending' }]);
  });

  test('sent again it is the same entry, of the first time, and no longer refused', () => {
    const list = refusePending([entry('1', '2026-11-01T00:00:00Z'), entry('2')], '1', 'Phone is wrong');
    expect(list[0]?.refusal).toBe('Phone is wrong');
    expect(addPending(list, body('1'), NOW)).toEqual([entry('1', '2026-11-01T00:00:00Z'), entry('2')]);
  });

  test('ten wait at most, and none is pushed out', () => {
    const ten = Array.from({ length: PENDING_LIMIT }, (_, index) => entry(String(index)));
    expect(addPending(ten, body('another'), NOW)).toBeNull();
    expect(addPending(ten, body('3'), NOW)).toHaveLength(PENDING_LIMIT);
  });

  test('what is sent again is what was sent first', () => {
    const visit = { project: 'mogra-83', visitDate: '2026-11-28' };
    for (const marks of [{}, { website: 'spam' }, { filled_ms: '800' }, visit]) {
      const [waiting] = addPending([], { ...body('1'), ...marks }, NOW) ?? [];
      expect(toPendingBody({ ...waiting!, refusal: 'no' })).toEqual({ ...body('1'), ...marks });
    }
  });

  test('one is taken off, the others stay', () => {
    expect(removePending([entry('1'), entry('2')], '1')).toEqual([entry('2')]);
  });
});

describe('what a resend comes to', () => {
  const refused = (status: number) => ({ kind: 'refused', status, message: `told ${status}`, errors: {} }) as const;
  const NETWORK: EnquiryOutcome = { kind: 'failed', message: 'Network error.', isOffline: true };
  const OK: EnquiryOutcome = { kind: 'accepted', message: 'ok' };
  test.each<[string, EnquiryOutcome[], string]>([
    ['accepted at last', [refused(500), NETWORK, OK], 'sent'],
    ['wrong for every address', [refused(422), refused(422), refused(404)], 'refused told 422'],
    ['one of them only broken: later', [refused(422), refused(500), refused(404)], 'waits'],
    ['refused with 400, the least', [refused(400)], 'refused told 400'],
    ['one unheard, one refused: later', [NETWORK, refused(422)], 'waits'],
    ['nobody there: later, and no need to try others', [NETWORK, NETWORK, NETWORK], 'waits offline'],
  ])('%s', (_case, outcomes, result) => {
    const told = toResendResult(outcomes);
    const words = [
      told.kind,
      told.kind === 'refused' ? told.message : '',
      told.kind === 'waits' && told.isOffline ? 'offline' : '',
    ];
    expect(words.filter(Boolean).join(' ')).toBe(result);
  });
});

test('a list cut anywhere keeps every entry before the cut', () => {
  const texts = fc.array(anyText(30), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(texts, fc.double({ min: 0, max: 1, noNaN: true }), (messages, share) => {
      const list = messages.map((message, index) => ({ ...entry(String(index)), message }));
      const stored = JSON.stringify(list);
      const cut = stored.slice(0, Math.floor(stored.length * share));
      const whole = list.filter((_, index) => cut.length >= JSON.stringify(list.slice(0, index + 1)).length - 1);
      expect(parsePending(cut, NOW)).toEqual(whole);
    }),
  );
});
