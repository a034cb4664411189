import { setTimeout as delay } from 'node:timers/promises';
import { clientAddress, wideNetworkOf, type Sender } from '../enquiry/client-address';
import { createRateLimit, type RateLimit } from '../enquiry/rate-limit';
import type { OfficeContext } from '../capabilities';
import type { OfficeAnswer } from './answer';
import { createPasswordCheck, parseUserName } from './password';
import { signInView } from './plain-views';
import { cookieWith, deviceCookie, deviceOf, hashOfToken, makeToken } from './session';
import { cutText } from '@/lib/domain/site/cut-text';

/** Failed attempts in ten minutes: for one name from anywhere, from one address for any name, on one known device. */
const [PER_NAME, PER_ADDRESS, PER_DEVICE] = [10, 20, 10];
/** Attempts of one name or one network that wait for their turn. */
const MAX_WAITING = 30;
/** Time of a refusal, longer than a password is checked, so that it tells nothing about the name. */
const REFUSAL_MS = 1000;

type SignIn = (sender: Sender, fields: ReadonlyMap<string, string>, token: string | null) => Promise<OfficeAnswer>;

/**
 * Checks name and password; only failures count. Attempts of one name, and of one network, follow each other, so that
 * many at once are not many guesses. A name that nobody has is refused after the same time, and costs only that. A
 * device on which the user signed in before has tries and a queue of its own. So strangers cannot keep a user out.
 */
export function createSignIn({ store, settings, siteName, now, refusalMs = REFUSAL_MS }: OfficeContext): SignIn {
  const checks = { device: createPasswordCheck(), anywhere: createPasswordCheck() };
  const byName = createRateLimit(PER_NAME, now);
  const byAddress = createRateLimit(PER_ADDRESS, now);
  const byDevice = createRateLimit(PER_DEVICE, now);
  const inTurn = createTurns();

  function locked(seconds: number): OfficeAnswer {
    const minutes = Math.ceil(seconds / 60);
    const fault = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    return { kind: 'page', status: 429, page: signInView(siteName, fault), retryAfterSeconds: seconds };
  }

  /** Null if the password was changed meanwhile. */
  async function begin(sender: Sender, name: string, hash: string, token: string | null): Promise<OfficeAnswer | null> {
    const fresh = makeToken();
    if (!(await store.users.beginSession(hashOfToken(fresh), name, hash))) return null;
    if (token !== null) await store.users.endSession(hashOfToken(token));
    await store.users.note(name, 'signed in');
    return { kind: 'redirect', to: '/office', cookies: [cookieWith(sender, fresh), deviceCookie(sender, hash)] };
  }

  return async (sender, fields, token) => {
    const [typed, password] = [fields.get('name') ?? '', fields.get('password') ?? ''];
    const name = parseUserName(typed) ?? '';
    const hash = name === '' ? null : await store.users.passwordOf(name);
    const device = hash === null ? null : deviceOf(sender, hash);
    const address = clientAddress(sender, settings.trustedProxies);
    const turns = device === null ? [`name ${name}`, `network ${wideNetworkOf(address)}`] : [`device ${device}`];
    const anywhere: [RateLimit, string][] = [
      [byAddress, address],
      [byName, name],
    ];
    const limits: [RateLimit, string][] = device === null ? anywhere : [[byDevice, device]];

    const answer = await inTurn(turns, async (): Promise<OfficeAnswer | null> => {
      const seconds = Math.max(...limits.map(([limit, key]) => limit.wait(key)));
      if (seconds > 0) return locked(seconds);
      const refusal = delay(refusalMs, null);
      const check = device === null ? checks.anywhere : checks.device;
      const isRight = hash !== null && (await check(password, hash));
      const begun = isRight ? await begin(sender, name, hash, token) : null;
      if (begun !== null) return begun;
      for (const [limit, key] of limits) limit.take(key);
      return refusal;
    });
    if (answer === 'full') return locked(60);
    if (answer !== null) return answer;
    // Not awaited, and written for any name: neither this answer nor the next one tells whether there is such a user.
    void store.users.noteRefusal(hash === null ? '' : name).catch(() => undefined);
    const page = signInView(siteName, 'Name or password is wrong.', cutText(typed, 40));
    return { kind: 'page', status: 403, page };
  };
}

/** Runs what has a key in common one after another; 'full' if too many wait already. */
function createTurns(): <T>(keys: readonly string[], work: () => Promise<T>) => Promise<T | 'full'> {
  const lines = new Map<string, Promise<unknown>[]>();

  return async (keys, work) => {
    const ahead = keys.map((key) => lines.get(key) ?? []);
    if (ahead.some(({ length }) => length >= MAX_WAITING)) return 'full';
    const turn = Promise.all(ahead.flatMap((line) => line.slice(-1))).then(work);
    const over = turn.then(leave, leave);
    for (const key of keys) lines.set(key, [...(lines.get(key) ?? []), over]);
    return turn;

    function leave(): void {
      for (const key of keys) {
        const line = (lines.get(key) ?? []).filter((other) => other !== over);
        if (line.length > 0) lines.set(key, line);
        else lines.delete(key);
      }
    }
  };
}
