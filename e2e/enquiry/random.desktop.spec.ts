import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { ENQUIRY_CALL, failCalls, fill, footerForm, newPhone, storedRows, SUCCESS } from '../steps/enquiry';

// A few here; `npm run test:faults` runs 300.
const SEQUENCES = Number(process.env['FAULT_SEQUENCES'] ?? 6);
const SEED = Number(process.env['FAULT_SEED'] ?? 20_261_121);
const CHUNK = Math.min(SEQUENCES, 15);

// No 200-html, because the listing chain takes any 200 for a success (spec 7).
const FAULTS =
  'ok 500 503 404 403 422-msg 429 204 reset half stored-then-reset stored-then-500 slow1 slow1+reset'.split(' ');
const SAVED = 'Form data saved locally. Please contact us directly';
const ANSWER =
  /successfully!|saved locally|Unable to submit|Failed to submit|Network error|Unexpected|Please check|Too many/;

/** Pseudo-random numbers from 0 to 1, reproducible by seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Result the visitor saw: the form's message, or a page closed during the request. */
type Ending = 'accepted' | 'saved' | 'failed' | 'closed';

interface Sequence {
  seed: number;
  phone: string;
  promises: Map<string, Ending>;
  waiting: string[];
}

async function playSequence(browser: Browser, baseURL: string, seed: number): Promise<Sequence> {
  const random = randomFrom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const phone = newPhone();
  const promises = new Map<string, Ending>();
  const context = await browser.newContext({ baseURL });
  const tabs = [await context.newPage(), ...(random() < 0.3 ? [await context.newPage()] : [])];
  const newFaults = () =>
    failCalls(context, ...Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(FAULTS)));

  async function submit(place: number, words: string) {
    const page = tabs[place] as Page;
    const isChain = random() < 0.75;
    await page.goto('/contact-us');
    const form = isChain ? page.getByRole('main').locator('form') : footerForm(page);
    await fill(form, { Name: `Seed ${seed}`, Phone: phone, Message: words });
    await expect(form.getByRole('status').first()).toBeAttached();
    const isOffline = random() < 0.15;
    const isClosed = isChain && !isOffline && random() < 0.3;
    await context.setOffline(isOffline);
    const call = isClosed ? page.waitForRequest(ENQUIRY_CALL) : null;
    await form.getByRole('button', { name: /^Send/ }).click();
    if (call) {
      await call;
      await page.waitForTimeout(random() * 400);
      await page.close();
      tabs[place] = await context.newPage();
      promises.set(words, 'closed');
      return;
    }
    const text = await form.getByText(ANSWER).first().textContent({ timeout: 20_000 });
    await context.setOffline(false);
    const isAccepted = text?.includes(SUCCESS) ?? false;
    promises.set(words, isAccepted ? 'accepted' : text?.includes(SAVED) ? 'saved' : 'failed');
    expect(await form.getByLabel('Message').inputValue(), `seed ${seed}`).toBe(isAccepted ? '' : words);
  }

  const steps = 2 + Math.floor(random() * 3);
  for (let step = 0; step < steps; step += 1) {
    await newFaults();
    const place = Math.floor(random() * tabs.length);
    if (random() < 0.75) await submit(place, `words ${seed} ${step}`);
    else await tabs[place]?.goto(pick(['/about', '/privacy-policy']));
  }
  if (random() < 0.7) await visitInPeace(context);
  const waiting = await keptMessages(context);
  await context.close();
  return { seed, phone, promises, waiting };
}

/** The endpoint works again and the visitor comes back. */
async function visitInPeace(context: BrowserContext): Promise<void> {
  await failCalls(context, 'ok');
  const page = await context.newPage();
  await page.goto('/privacy-policy');
  // A refused enquiry is sent again on request only.
  const sendNow = page.getByRole('button', { name: 'Send now' });
  const keptAfterAll = async () => {
    if (await sendNow.isVisible()) await sendNow.click();
    return keptMessages(context);
  };
  await expect.poll(keptAfterAll, { timeout: 20_000 }).toEqual([]);
  await page.close();
}

async function keptMessages(context: BrowserContext): Promise<string[]> {
  const page = await context.newPage();
  await page.route('**', (route) => route.fulfill({ body: '', contentType: 'text/html' }));
  await page.goto('/kept');
  const stored = await page.evaluate(() => localStorage.getItem('enquiries-v1'));
  await page.close();
  return (JSON.parse(stored ?? '[]') as { message: string }[]).map(({ message }) => message.split('\n')[0] ?? '');
}

for (let from = 0; from < SEQUENCES; from += CHUNK) {
  const to = Math.min(from + CHUNK, SEQUENCES);
  test(`random faults ${from + 1} to ${to}: nothing lost, nothing twice`, async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    const startMs = Date.now();
    const sequences: Sequence[] = [];
    for (let index = from; index < to; index += 1) {
      sequences.push(await playSequence(browser, baseURL ?? '', SEED + index));
    }
    // A request may outlive its page and reach the store later.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const rows = storedRows();
    const counts = { accepted: 0, saved: 0, failed: 0, closed: 0 };
    let stored = 0;
    let waits = 0;
    for (const { seed, phone, promises, waiting } of sequences) {
      const messages = rows.filter((row) => row.phone === phone).map(({ message }) => message.split('\n')[0] ?? '');
      expect(new Set(messages).size, `seed ${seed}: twice`).toBe(messages.length);
      stored += messages.length;
      waits += waiting.length;
      for (const [words, promise] of promises) {
        counts[promise] += 1;
        if (promise === 'failed') continue;
        const places = promise === 'accepted' ? messages : [...messages, ...waiting];
        expect(places, `seed ${seed}: ${promise}, and lost`).toContain(words);
      }
    }
    const seconds = ((Date.now() - startMs) / 1000).toFixed(0);
    console.log(
      `faults: ${sequences.length} sequences from seed ${SEED + from}: ${counts.accepted} accepted, ${counts.saved} saved, ` +
        `${counts.closed} closed, ${counts.failed} told as failed; ${stored} stored, ${waits} waiting, ${seconds} s`,
    );
  });
}
