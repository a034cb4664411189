import { siteFor } from '../test-site';
import { COPIED_TEXT, filled, nameOf, REAL_TEXTS, SPAM_TEXTS } from './fixtures/spam-corpus';

const SENDERS = 10;
const FORM = { consent: '2026-11' };
type Post = Record<string, string>;

const textsOf = (texts: readonly string[]): Post[] =>
  Array.from({ length: SENDERS }, (_, sender) =>
    texts.map((text) => ({
      name: nameOf(sender),
      words: filled(text, sender),
      message: filled(text, sender),
      ...FORM,
    })),
  ).flat();

const REAL = textsOf(REAL_TEXTS);
const SPAM: Post[] = [
  ...textsOf(SPAM_TEXTS),
  ...Array.from({ length: 100 }, (_, at): Post => {
    const letters = `Jq${at}BxRtkZzMnLp`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
    const kinds: Post[] = [
      { name: letters, message: letters.slice(2) },
      { name: `Prize ${at}`, message: `prize ${at}!` },
      { name: `win${at}.example.com`, message: 'hello' },
      { name: nameOf(at), message: COPIED_TEXT },
    ];
    return kinds[at % kinds.length]!;
  }),
];

const site = siteFor('each', () => ({ settings: { ratePerTenMinutes: 30, trustedProxies: 1 } }));

/** How many of some posts are marked; all of them are taken and stored. */
async function marked(posts: readonly Post[]): Promise<Post[]> {
  const send = async (post: Post, at: number) => {
    const phone = `98${String(10_000_000 + at * 7919).slice(-8)}`;
    return (await site.post({ ...post, phone }, { 'X-Forwarded-For': `203.${at >> 8}.${at & 255}.9` })).status;
  };
  expect(new Set(await Promise.all(posts.map(send)))).toEqual(new Set([201]));
  const rows = await site.rows();
  expect(rows).toHaveLength(posts.length);
  return rows.filter(({ isSuspect }) => isSuspect).map(({ name, message }) => ({ name, message }));
}

test('of 500 enquiries and more as people write them, one in two hundred at most is marked', async () => {
  expect(REAL.length).toBeGreaterThanOrEqual(500);
  const wrong = await marked(REAL);
  expect(wrong.slice(0, REAL.length / 200)).toEqual(wrong);
});

test('of 500 as programs write them nineteen in twenty are', async () => {
  expect(SPAM).toHaveLength(500);
  expect((await marked(SPAM)).length).toBeGreaterThanOrEqual(475);
});
