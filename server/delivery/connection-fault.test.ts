import { connectionFault } from './worker';

const coded = (code: string) => Object.assign(new Error('no'), { code });

test.each<[string, Error, string]>([
  [
    'a webhook with an old certificate',
    new TypeError('fetch failed', { cause: coded('CERT_HAS_EXPIRED') }),
    'its certificate has expired',
  ],
  [
    'a mail server with one',
    Object.assign(coded('ESOCKET'), { originalCode: 'CERT_HAS_EXPIRED' }),
    'its certificate has expired',
  ],
  [
    'one that shows it after STARTTLS',
    new Error('Error initiating TLS - certificate has expired'),
    'its certificate has expired',
  ],
  ['another name', coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'its certificate is of another name'],
  ['its own issuer', coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'its certificate is of nobody who is trusted'],
  ['nobody there', coded('ECONNREFUSED'), 'refused'],
  ['an unknown name', coded('ENOTFOUND'), 'name not found'],
  ['a silent machine', coded('UND_ERR_CONNECT_TIMEOUT'), 'timed out'],
  ['a broken connection', coded('ECONNRESET'), 'broken off'],
  ['anything else', new Error('asha@example.in'), ''],
])('%s', (_, error, words) => {
  expect(connectionFault(error)).toBe(words);
});
