import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Redirects = ReadonlyMap<string, string>;

/** The 301 rules of `{outDir}/_redirects`, lines of `from to 301`; none if the file is missing. */
export function readRedirects(outDir: string): Redirects {
  try {
    return parseRedirects(readFileSync(join(outDir, '_redirects'), 'utf8'));
  } catch {
    return new Map();
  }
}

/** Parses the rules; ignores comments, other statuses and patterns. */
export function parseRedirects(text: string): Redirects {
  const rules = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    if (!from?.startsWith('/') || !to || from.includes('*') || !/^301!?$/.test(status)) continue;
    rules.set(from, to.replace(/[^\x21-\x7e]/gu, encodeURIComponent));
  }
  return rules;
}

/** A target with the visitor's query. */
export function withQuery(to: string, query: string): string {
  if (query.length < 2) return to;
  const [address = '', fragment] = to.split('#', 2);
  const joined = address.includes('?') ? `${address}&${query.slice(1)}` : `${address}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}
