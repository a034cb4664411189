import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { toNormalForm } from '@/lib/domain/enquiry/typed-text';

export const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;

type Cost = Readonly<Record<'N' | 'r' | 'p', number>>;

/** 32 MB and a quarter of a second for each guess. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

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

/** Checks one password at a time, so that many attempts leave the machine to the visitors. */
export function createPasswordCheck(): (password: string, hash: string) => Promise<boolean> {
  let last: Promise<unknown> = Promise.resolve();

  return (password, hash) => {
    const check = last.then(() => isPassword(password, hash));
    last = check.catch(() => undefined);
    return check;
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

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 5;

/** Five groups of four letters, 100 bits. */
export function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
