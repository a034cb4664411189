import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { toNormalForm } from '@/lib/domain/enquiry/typed-text';

export const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;

type Cost = Readonly<Record<'N' | 'r' | 'p', number>>;

/** 32 MB and a quarter of a second for each guess. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;
/** Passwords that wait for their turn; further ones are refused. */
const MAX_WAITING = 8;
const MAX_WAITING_OF_NETWORK = 2;

/** A name in lower case, or null if it is none. */
export function parseUserName(text: string): string | null {
  const name = toNormalForm(text.trim()).toLowerCase();
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]{0,39}$/u.test(name) ? name : null;
}

/** The hash that is stored, with its salt and its cost. */
export async function hashPassword(password: string, cost: Cost = COST): Promise<string> {
  const salt = randomBytes(16);
  return encode(salt, await derive(password, salt, cost), cost);
}

function encode(salt: Buffer, key: Buffer, { N, r, p }: Cost): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** A user who is not there takes as long as one who is. */
const NOBODY = encode(randomBytes(16), randomBytes(KEY_BYTES), COST);

type PasswordCheck = (password: string, hash: string | null, network: string) => Promise<boolean | null>;

/**
 * Checks one password at a time, so that many attempts leave the machine to the visitors. Null: too many wait, in all or
 * from one network.
 */
export function createPasswordCheck(): PasswordCheck {
  const waiting: string[] = [];
  let last: Promise<unknown> = Promise.resolve();

  return async (password, hash, network) => {
    const ofNetwork = waiting.filter((each) => each === network).length;
    if (waiting.length >= MAX_WAITING || ofNetwork >= MAX_WAITING_OF_NETWORK) return null;
    waiting.push(network);
    const check = last.then(() => isPassword(password, hash ?? NOBODY));
    last = check.catch(() => undefined).finally(() => waiting.splice(waiting.indexOf(network), 1));
    return (await check) && hash !== null;
  };
}

async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, N = '', r = '', p = '', salt = '', key = ''] = hash.split('$');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const maxmem = 64 * 1024 * 1024;
  return new Promise((resolve, reject) => {
    scrypt(toNormalForm(password.slice(0, MAX_PASSWORD_LENGTH)), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
