import { testChange, testEnquiry } from '../store/test-enquiry';
import { startTestSite } from '../test-site';
import { collectPerson, isPerson, nearOf } from './person';

test('everything of a person with 300 enquiries is one question to the database, and complete', async () => {
  const site = await startTestSite();
  try {
    for (let at = 0; at < 300; at += 1) {
      await site.store.add(testEnquiry(`e${at}`, { phone: at % 2 ? '98765 43210' : '+919876543210', email: '' }), true);
    }
    await site.store.inbox.change(testChange('e7', { state: 'called', note: 'Asked for plans' }), 'asha');
    const asked = jest.spyOn(site.store.inbox, 'person');
    const all = await collectPerson(site.store, isPerson('9876543210')!);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(all).toHaveLength(300);
    expect(all.find((one) => (one as { id: string }).id === 'e7')).toMatchObject({
      state: 'called',
      history: expect.arrayContaining([expect.objectContaining({ text: 'Asked for plans', isNote: true })]) as object,
    });
  } finally {
    await site.stop();
  }
});

test.each([
  ['9876543210', '98765 43210', true],
  ['9876543210', '+91 (0) 98765 43210', true],
  ['9876543210', '+91-0-98765 43210', true],
  ['9876543210', '+91 0 98765 43210 ext. 4', true],
  ['+91 (0) 98765 43210', '098765-43210', true],
  ['0091 98765 43210', '९८७६५ ४३२१०', true],
  ['+44 (0)20 7946 0000', '0044 20 7946 0000', true],
  ['0124-4000000 x12', '+91 124 400 0000', true],
  ['9876543210', '+92 98765 43210', false],
  ['9876543210', '98765 43211', false],
  ['020 7946 0000', '+44 20 7946 0000', false],
])('the person %s has the number %s: %s', (who, phone, expected) => {
  expect(isPerson(who)?.({ phone, email: '' })).toBe(expected);
});

describe('who may be the same person', () => {
  const [phone, email] = ['+91 98765 43210', 'asha@example.test'];
  const found = [testEnquiry('found', { phone, email })];
  const near = (who: string, fields: { phone: string; email: string }) =>
    nearOf(who, [...found, testEnquiry('other', fields)], found).map(({ id }) => id);

  test.each([
    ['the same end, another country', '+92 98765 43210', ''],
    ['a digit too many before it', '1 98765 43210', ''],
    ['a number without its beginning', '765 43210', ''],
    ['two numbers in one field', '2345678/9876543210', ''],
    ['the same e-mail address, another number', '+91 90000 00000', 'ASHA@example.test'],
  ])('%s', (_, otherPhone, otherEmail) => {
    expect(near(phone, { phone: otherPhone, email: otherEmail })).toEqual(['other']);
  });

  test.each([
    ['another number', '98765 43211', ''],
    ['a number without its end', '98765 4321', ''],
    ['both without an e-mail address', '90000 00000', ''],
    ['another e-mail address', '90000 00000', 'b.asha@example.test'],
    ['a number of five digits', '43210', ''],
  ])('not %s', (_, otherPhone, otherEmail) => {
    expect(near(phone, { phone: otherPhone, email: otherEmail })).toEqual([]);
  });

  test('of an address, those with the number and another address', () => {
    expect(near(email, { phone: '098765 43210', email: 'other@example.test' })).toEqual(['other']);
    expect(nearOf(phone, [testEnquiry('other', { phone: '+92 98765 43210', email: '' })], [])).toHaveLength(1);
  });
});
