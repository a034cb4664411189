export type Environment = Readonly<Record<string, string | undefined>>;

/** The fault of a setting: its name, what is expected, and what stands there instead. */
export function wrongSetting(name: string, expected: string, found: string): Error {
  return new Error(`${name}: expected ${expected}, found '${found}'`);
}

/** Whether a setting is `1`; empty and `0` are off. Throws in plain words on anything else. */
export function readFlag(env: Environment, name: string): boolean {
  const text = env[name]?.trim() ?? '';
  if (!['', '0', '1'].includes(text)) throw wrongSetting(name, '1 or 0', text);
  return text === '1';
}

/** An address for a message: no user, password, path or query, since any of them may be a secret. */
export function withoutSecrets(address: string): string {
  const [, scheme = '', rest = ''] = /^([a-z]+:\/\/)?(.*)$/is.exec(address) ?? [];
  return scheme + (rest.replace(/^.*@/s, '').split(/[/?#]/, 1)[0] ?? '');
}

/** Whether an address is of this machine, so that what goes there crosses no network. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
}
