import { mediaType, parseEnquiryBody, readBody } from '../enquiry/body';
import { BODY_CAP_BYTES } from '../enquiry/endpoint';
import { ACTIONS, signOut } from './actions';
import type { OfficeUser } from '../store/office-users';
import type { Sender } from '../enquiry/client-address';
import type { OfficeContext } from '../capabilities';
import { type OfficeAnswer, toResponse } from './answer';
import { STYLE_PATH, type Visit } from './layout';
import { PAGES } from './pages';
import { message, signInView } from './plain-views';
import { cookieWith, hashOfToken, isFormKey, isOwnPost, isUnsafe, tokenOf } from './session';
import { createSignIn } from './sign-in';
import { OFFICE_STYLE } from './style';

/** Answers a request for the inbox; null if the address is none of its addresses. Rejects if the sender hangs up. */
export type Office = (request: Request, peer: string) => Promise<Response | null>;

/** Strangers do not make the database say more often than this whether there are users. */
const FRESH_MS = 1000;
const SIGN_IN = '/office/sign-in';
const SIGN_OUT = '/office/sign-out';
const NEEDS_HTTPS = 'Open this page over https: else your browser does not keep you signed in.';
/** What shows or takes away more than an adviser's own persons. */
const FOR_MANAGERS: ReadonlySet<string> = new Set(
  [
    'report',
    'report.csv',
    'audit',
    'enquiries.csv',
    'person.json',
    'erase',
    'join',
    'split',
    'team',
    'rule',
    'hours',
    'user',
  ].map((name) => `/office/${name}`),
);
const NO_FIELDS: ReadonlyMap<string, string> = new Map();

/** The inbox at /office. Without users it is not there. */
export function createOffice(options: OfficeContext): Office {
  const { store, siteName, look } = options;
  const signIn = createSignIn(options);
  let known: { hasUsers: boolean; atMs: number } | null = null;

  /** The user of a request; null without inbox. */
  async function enter(token: string | null): Promise<{ user: OfficeUser | null } | null> {
    if (token === null && known !== null && performance.now() - known.atMs < FRESH_MS) {
      return known.hasUsers ? { user: null } : null;
    }
    const { hasUsers, user } = await store.users.enter(hashOfToken(token ?? ''));
    known = { hasUsers, atMs: performance.now() };
    return hasUsers ? { user } : null;
  }

  async function readFields(request: Request): Promise<ReadonlyMap<string, string> | number> {
    if (!isOwnPost(request)) return 403;
    if (mediaType(request.headers.get('content-type')) !== 'application/x-www-form-urlencoded') return 415;
    const body = await readBody(request, BODY_CAP_BYTES);
    if (body.kind !== 'bytes') return 413;
    const { headers } = request;
    const input = await parseEnquiryBody(body.bytes, headers.get('content-type'), headers.get('content-encoding'));
    return input.kind === 'fields' ? input.fields : input.kind === 'unsupported' ? 415 : 400;
  }

  async function answer(
    request: Request,
    sender: Sender,
    path: string,
    token: string | null,
    user: OfficeUser | null,
  ): Promise<OfficeAnswer> {
    const allow = allowed(path);
    if (!allow.split(', ').includes(request.method)) return { kind: 'wrong-method', allow };
    if (path === STYLE_PATH) return { kind: 'style', css: `${look()}\n${OFFICE_STYLE}` };
    const fields = request.method === 'POST' ? await readFields(request) : NO_FIELDS;
    if (typeof fields === 'number') return refused(fields);
    if (path === SIGN_IN) {
      if (request.method === 'POST') return signIn(sender, fields, token);
      if (user !== null) return { kind: 'redirect', to: '/office' };
      return { kind: 'page', status: 200, page: signInView(siteName, isUnsafe(sender) ? NEEDS_HTTPS : '') };
    }
    if (user === null || token === null) {
      return request.method === 'POST' ? refused(401, fields.get('note')) : { kind: 'redirect', to: SIGN_IN };
    }
    const visit = { siteName, user: user.name, role: user.role, token, alarms: options.alarms?.() ?? [] };
    return answerUser(request, sender, path, visit, fields);
  }

  async function answerUser(
    request: Request,
    sender: Sender,
    path: string,
    visit: Visit,
    fields: ReadonlyMap<string, string>,
  ): Promise<OfficeAnswer> {
    const query = new URL(request.url).searchParams;
    if (visit.role !== 'manager' && FOR_MANAGERS.has(path))
      return message(visit, 403, 'Not for advisers', ['A manager of the office can do this.']);
    if (request.method !== 'POST') return (await PAGES.get(path)?.(options, { visit, query, fields })) ?? refused(404);
    if (!isFormKey(visit.token, fields.get('key'))) {
      const lines = ['This form is of an earlier session. Go back, load the page again, and repeat what you did.'];
      return message(visit, 403, 'Nothing was changed', lines, fields.get('note'));
    }
    if (path === SIGN_OUT) {
      await signOut(options, visit.token, visit.user);
      return { kind: 'redirect', to: SIGN_IN, cookies: [cookieWith(sender, null)], isLast: true };
    }
    return (await ACTIONS.get(path)?.(options, { visit, query, fields })) ?? refused(404);
  }

  function refused(status: number, unsaved?: string): OfficeAnswer {
    const faults: Readonly<Record<number, string>> = {
      401: 'You were signed out, and nothing was saved. Sign in and repeat what you did.',
      403: 'This did not come from a page of the office. Nothing was changed.',
      413: 'This is too long. Nothing was changed.',
    };
    return { kind: 'page', status, page: signInView(siteName, faults[status] ?? 'This cannot be read.', '', unsaved) };
  }

  return async (request, peer) => {
    const path = new URL(request.url).pathname;
    if (allowed(path) === '') return null;
    const sender = { headers: request.headers, peer };
    const token = tokenOf(sender);
    let entered: { user: OfficeUser | null } | null;
    try {
      entered = await enter(token);
    } catch (error) {
      // Whether there is an inbox is nobody's business while the database is away.
      if (known?.hasUsers !== true) return null;
      throw error;
    }
    if (entered === null) return null;
    return toResponse(request, await answer(request, sender, path, token, entered.user));
  };
}

/** Methods of an address of the inbox; empty for others. */
function allowed(path: string): string {
  const isRead = PAGES.has(path) || path === STYLE_PATH || path === SIGN_IN;
  const isPost = ACTIONS.has(path) || path === SIGN_IN || path === SIGN_OUT;
  return [isRead && 'GET, HEAD', isPost && 'POST'].filter(Boolean).join(', ');
}
