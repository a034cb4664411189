import { officeFor, sessionFor } from '../test-office';

const NOW_MS = Date.parse('2026-11-25T10:00:00.000Z');
const office = officeFor('each', () => ({ now: () => NOW_MS }));
const asha = sessionFor('each', office);

/** Adds enquiries of one person, the newest with the highest number. */
async function addEnquiries(count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const receivedAt = new Date(NOW_MS - (count - number) * 60_000).toISOString();
    await office.add(`e${number}`, { message: `Wish ${number}.`, receivedAt });
  }
}

const wishesIn = (page: string) => [...page.matchAll(/Wish (\d+)\./g)].map(([, number]) => Number(number));
const linkTo = (page: string, name: string) =>
  new RegExp(`<a href="([^"]*)">${name}<`).exec(page)?.[1]?.replaceAll('&amp;', '&') ?? null;

test.each([
  [1, [1], null],
  [49, [49], null],
  [50, [50], null],
  [51, [50, 1], 'Page 2 of 2'],
  [100, [50, 50], 'Page 2 of 2'],
  [101, [50, 50, 1], 'Page 3 of 3'],
])(
  '%d enquiries of one person are read newest first, 50 at a time',
  async (count, sizes, name) => {
    await addEnquiries(count);
    let { text } = await asha.openPerson('Asha Rao');
    const pages = [text];
    for (let older = linkTo(text, 'Older'); older !== null; older = linkTo(text, 'Older')) {
      ({ text } = await asha.open(older));
      pages.push(text);
    }
    expect(pages.map((page) => wishesIn(page).length)).toEqual(sizes);
    expect(pages.flatMap(wishesIn)).toEqual(Array.from({ length: count }, (_, index) => count - index));
    if (name === null) expect(text).not.toContain('aria-label="Pages"');
    else expect(text).toContain(name);
    if (count > 1) expect(text).toContain(`${count} enquiries of this person`);
  },
  20_000,
);

test('who opens an older enquiry, or saves at it, stays on its page', async () => {
  await addEnquiries(60);
  const older = (await asha.open(linkTo((await asha.openPerson('Asha Rao')).text, 'Older') ?? '')).text;
  expect(wishesIn(older)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(wishesIn((await asha.open(linkTo(older, 'Newer') ?? '')).text)).toHaveLength(50);
  const valueOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(older)?.[1] ?? '';
  const unchanged = { was_state: 'new', was_owner: '', was_reminder: '', state: 'new', owner: '', reminder: '' };
  const { headers } = await asha.submit('/office/enquiry', {
    ...{ id: 'e3', of: valueOf('of'), form_key: 'key', ...unchanged, note: 'Called twice' },
  });
  const saved = (await asha.open(headers.location ?? '')).text;
  expect([wishesIn(saved)[0], saved.includes('Called twice')]).toEqual([10, true]);
});
