/** What Node says, by code or in a message, and what is wrong with a connection. */
const FAULTS: readonly (readonly [says: RegExp, words: string])[] = [
  [/CERT_HAS_EXPIRED|certificate has expired/, 'its certificate has expired'],
  [/CERT_NOT_YET_VALID|certificate is not yet valid/, 'its certificate is not valid yet'],
  [/CERT_ALTNAME_INVALID|does not match certificate/, 'its certificate is of another name'],
  [
    /SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|self[- ]signed|unable to (get|verify)/,
    'its certificate is of nobody who is trusted',
  ],
  [/ECONNREFUSED/, 'refused'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'name not found'],
  [/TIMEDOUT|TIMEOUT/, 'timed out'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'broken off'],
  [/EHOSTUNREACH|ENETUNREACH/, 'no way there'],
];

interface Said {
  message?: unknown;
  code?: unknown;
  /** Of nodemailer: the code of Node. */
  originalCode?: unknown;
  cause?: Said;
}

/** Why there is no connection, in words without personal data; empty if it is none of the known faults. */
export function connectionFault(error: unknown): string {
  const said: unknown[] = [];
  for (let each = error as Said | undefined; each; each = each.cause) {
    said.push(each.originalCode, each.code, each.message);
  }
  return FAULTS.find(([says]) => says.test(said.join(' ')))?.[1] ?? '';
}
