import type { IncomingMessage } from 'node:http';
import { clientAddress, wideNetworkOf } from '../enquiry/client-address';
import { createRateLimit, type RateLimit } from '../enquiry/rate-limit';
import type { OfficeAnswer } from './answer';
import type { OfficeContext } from './pages';
import { createPasswordCheck, parseUserName } from './password';
import { signInView } from './plain-views';
import { cookieWith, deviceCookie, deviceOf, hashOfToken, makeToken } from './session';

/** Failed attempts in ten minutes: for one name from anywhere, from one address for any name, on one known device. */
const [PER_NAME, PER_ADDRESS, PER_DEVICE] = [10, 20, 10];

type SignIn = (
  request: IncomingMessage,
  fields: ReadonlyMap<string, string>,
  token: string | null,
) => Promise<OfficeAnswer>;

/**
 * Checks name and password. Attempts count before they are checked, so that many at once are not many guesses, and are
 * given back if they were right. A device on which the user signed in before has tries and a queue of its own, and names
 * that nobody has wait apart: strangers cannot keep a user out.
 */
export function createSignIn({ store, settings, siteName, now }: OfficeContext): SignIn {
  const checks = { device: createPasswordCheck(), user: createPasswordCheck(), nobody: createPasswordCheck() };
  const byName = createRateLimit(PER_NAME, now);
  const byAddress = createRateLimit(PER_ADDRESS, now);
  const byDevice = createRateLimit(PER_DEVICE, now);

  function locked(seconds: number): OfficeAnswer {
    const minutes = Math.ceil(seconds / 60);
    const fault = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    return { kind: 'page', status: 429, page: signInView(siteName, fault), retryAfterSeconds: seconds };
  }

  return async (request, fields, token) => {
    const [typed, password] = [fields.get('name') ?? '', fields.get('password') ?? ''];
    const name = parseUserName(typed) ?? '';
    const hash = name === '' ? null : await store.users.passwordOf(name);
    const device = hash === null ? null : deviceOf(request, hash);
    const address = clientAddress(request, settings.trustedProxies);
    const limits: [RateLimit, string][] =
      device === null
        ? [
            [byAddress, address],
            [byName, name],
          ]
        : [[byDevice, device]];
    for (const [limit, key] of limits) {
      const seconds = limit.take(key);
      if (seconds > 0) return locked(seconds);
    }
    const check = device !== null ? checks.device : hash !== null ? checks.user : checks.nobody;
    const isRight = await check(password, hash, device ?? wideNetworkOf(address));
    if (isRight === null) return locked(60);
    const fresh = makeToken();
    if (isRight && hash !== null && (await store.users.beginSession(hashOfToken(fresh), name, hash))) {
      for (const [limit, key] of limits) limit.giveBack(key);
      if (token !== null) await store.users.endSession(hashOfToken(token));
      await store.users.note(name, 'signed in');
      return { kind: 'redirect', to: '/office', cookies: [cookieWith(request, fresh), deviceCookie(request, hash)] };
    }
    // Not awaited, and written for any name: neither this answer nor the next one tells whether there is such a user.
    void store.users.noteRefusal(hash === null ? '' : name).catch(() => undefined);
    const page = signInView(siteName, 'Name or password is wrong.', typed.slice(0, 40));
    return { kind: 'page', status: 403, page };
  };
}
