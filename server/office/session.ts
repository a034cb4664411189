import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LOOPBACK, type Sender } from '../enquiry/client-address';
import { MAX_SESSION_MS } from '../store/office-users';

const TOKEN = /^[\w-]{43}$/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
const [IV_BYTES, TAG_BYTES] = [12, 16];

/** A secret that only the browser of a signed-in user has. The database has its hash. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The token of a sender's cookie; null without one, or with two. */
export function tokenOf(sender: Sender): string | null {
  const token = readCookie(sender, cookieName(sender));
  return TOKEN.test(token) ? token : null;
}

/** The value of a cookie; empty without it, or with two of its name. */
function readCookie(sender: Sender, name: string): string {
  const found = (sender.headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const [key = '', ...rest] = pair.trim().split('=');
    return key === name ? [rest.join('=')] : [];
  });
  return found.length === 1 ? (found[0] ?? '') : '';
}

/** Set-Cookie with a token, or without one to remove it. */
export function cookieWith(sender: Sender, token: string | null): string {
  return setCookie(sender, cookieName(sender), token ?? '', token === null ? 0 : MAX_SESSION_MS / 1000);
}

function setCookie(sender: Sender, name: string, value: string, seconds: number): string {
  const secure = isPlainLocal(sender) ? '' : '; Secure';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}

// A browser takes a cookie with this prefix only over https, from this host and for the whole host.
function cookieName(sender: Sender, use = 'office'): string {
  return isPlainLocal(sender) ? use : `__Host-${use}`;
}

const DEVICE_SECONDS = 180 * 24 * 3600;
const DEVICE = /^([\w-]{22})\.([\w-]{43})$/;
/** Users of one device that its cookie remembers. */
const MAX_OF_DEVICE = 8;

/**
 * Set-Cookie of a device on which a user signed in; those who signed in on it before stay in it. It proves that and
 * nothing else: whoever has it may try passwords when strangers have used up the tries of the name. A new password ends
 * it.
 */
export function deviceCookie(sender: Sender, passwordHash: string): string {
  const id = randomBytes(16).toString('base64url');
  const others = devicesOf(sender).filter((device) => !isOfUser(device, passwordHash));
  const devices = [`${id}.${deviceProof(passwordHash, id)}`, ...others].slice(0, MAX_OF_DEVICE);
  return setCookie(sender, cookieName(sender, 'office-device'), devices.join(':'), DEVICE_SECONDS);
}

/** The id of the device, if this user has signed in on it; else null. */
export function deviceOf(sender: Sender, passwordHash: string): string | null {
  const device = devicesOf(sender).find((each) => isOfUser(each, passwordHash));
  return device?.split('.', 1)[0] ?? null;
}

function devicesOf(sender: Sender): string[] {
  const devices = readCookie(sender, cookieName(sender, 'office-device')).split(':', MAX_OF_DEVICE);
  return devices.filter((device) => DEVICE.test(device));
}

function isOfUser(device: string, passwordHash: string): boolean {
  const [id = '', proof = ''] = device.split('.');
  return timingSafeEqual(Buffer.from(deviceProof(passwordHash, id)), Buffer.from(proof));
}

function deviceProof(passwordHash: string, id: string): string {
  return createHmac('sha256', passwordHash).update(`device ${id}`).digest('base64url');
}

/** Whether somebody on this machine asks without a web server in between, over plain http. */
function isPlainLocal({ headers, peer }: Sender): boolean {
  return (
    LOOPBACK.test(peer) &&
    !headers.has('x-forwarded-for') &&
    !headers.has('x-forwarded-proto') &&
    LOCAL_HOST.test(headers.get('host') ?? '')
  );
}

/** Whether a browser would not keep the cookie, because the page is neither of this machine nor of https. */
export function isUnsafe(sender: Sender): boolean {
  const { headers } = sender;
  const proto = headers.get('x-forwarded-proto');
  return !isPlainLocal(sender) && (proto === null ? !headers.has('x-forwarded-for') : proto === 'http');
}

/** Value of the hidden field that only a page of this session has. */
export function formKey(token: string): string {
  return keyOf(token, 'form').toString('base64url');
}

export function isFormKey(token: string, value: string | undefined): boolean {
  const [expected, found] = [Buffer.from(formKey(token)), Buffer.from(value ?? '')];
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/**
 * A text for an address, which logs and the browser's history keep: only this session can read it. `unseal` returns
 * null for anything else.
 */
export function seal(token: string, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(token, 'address'), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

export function unseal(token: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(token, 'address'), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

function keyOf(token: string, use: string): Buffer {
  return createHmac('sha256', token).update(use).digest();
}

/** Whether the browser says that a post comes from a page of ours. Every browser says so, one way or the other. */
export function isOwnPost({ headers }: Pick<Sender, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const [from, to] = [headers.get('origin') ?? '', `http://${headers.get('host') ?? ''}`].map((url) =>
    URL.canParse(url) ? new URL(url) : null,
  );
  // Ports may be lost on the way: a proxy may take them out of Host.
  return Boolean(from && to && from.hostname === to.hostname);
}
