import type { IncomingMessage } from 'node:http';
import { clientAddress } from '../enquiry/client-address';
import { createRateLimit } from '../enquiry/rate-limit';
import type { OfficeAnswer } from './answer';
import type { OfficeContext } from './pages';
import { createPasswordCheck, parseUserName } from './password';
import { signInView } from './plain-views';
import { cookieWith, hashOfToken, makeToken } from './session';

/** Attempts in ten minutes: for one name from anywhere, and from one address for any name. */
const [PER_NAME, PER_ADDRESS] = [10, 20];

type SignIn = (
  request: IncomingMessage,
  fields: ReadonlyMap<string, string>,
  token: string | null,
) => Promise<OfficeAnswer>;

/**
 * Checks name and password. Attempts count before they are checked, so that many at once are not many guesses, and a
 * name that nobody has is locked like others.
 */
export function createSignIn({ store, settings, siteName, now }: OfficeContext): SignIn {
  const isPassword = createPasswordCheck();
  const byName = createRateLimit(PER_NAME, now);
  const byAddress = createRateLimit(PER_ADDRESS, now);

  function locked(seconds: number): OfficeAnswer {
    const minutes = Math.ceil(seconds / 60);
    const fault = `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
    return { kind: 'page', status: 429, page: signInView(siteName, fault), retryAfterSeconds: seconds };
  }

  return async (request, fields, token) => {
    const [typed, password] = [fields.get('name') ?? '', fields.get('password') ?? ''];
    const name = parseUserName(typed) ?? '';
    const seconds = byAddress.take(clientAddress(request, settings.trustedProxies)) || byName.take(name);
    if (seconds > 0) return locked(seconds);
    const hash = name === '' ? null : await store.users.passwordOf(name);
    const isRight = await isPassword(password, hash);
    if (isRight === null) return locked(60);
    const fresh = makeToken();
    if (isRight && hash !== null && (await store.users.beginSession(hashOfToken(fresh), name, hash))) {
      if (token !== null) await store.users.endSession(hashOfToken(token));
      await store.users.note(name, 'signed in');
      return { kind: 'redirect', to: '/office', cookie: cookieWith(request, fresh) };
    }
    // Not awaited: the time of the answer does not tell whether there is such a user.
    if (hash !== null) void store.users.note(name, 'sign-in refused').catch(() => undefined);
    const page = signInView(siteName, 'Name or password is wrong.', typed.slice(0, 40));
    return { kind: 'page', status: 403, page };
  };
}
