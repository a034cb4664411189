import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { commonHeaders, EMBED_PATTERN } from '../../lib/hosting/rules';

type Headers = readonly (readonly [name: string, value: string])[];

/** Headers for a folder without its own rules. */
const PLAIN: Headers = commonHeaders(
  { enquiryHost: '', analyticsEndpoint: null, tagOrigins: [], hsts: 'host', imageAddresses: [] },
  false,
);

/** The headers of the `/*` rule of `{outDir}/_headers`, without those that would break a site on plain http. */
export function readSecurityHeaders(outDir: string): Headers {
  return readRule(outDir, '/*')?.filter(([name]) => name !== 'Strict-Transport-Security') ?? PLAIN;
}

/** The same at `EMBED_PATTERN`, whose rule takes away common headers and sets its own. */
export function readEmbedHeaders(outDir: string): Headers {
  const rule = readRule(outDir, EMBED_PATTERN) ?? [];
  const isTaken = (name: string) => rule.some(([own]) => own === `! ${name}`);
  return [
    ...readSecurityHeaders(outDir).filter(([name]) => !isTaken(name)),
    ...rule.filter(([name]) => !name.startsWith('!')),
  ];
}

/** Headers of a rule of `{outDir}/_headers`, with `! name` for one that it takes away; null without the rule. */
function readRule(outDir: string, pattern: string): Headers | null {
  const path = join(outDir, '_headers');
  const rules = existsSync(path) ? readFileSync(path, 'utf8').split('\n\n') : [];
  const [, ...lines] = rules.find((rule) => rule.startsWith(`${pattern}\n`))?.split('\n') ?? [];
  if (lines.length === 0) return null;
  return lines.flatMap((line) => {
    const [, name, value = ''] = /^\s+((?:! )?[\w-]+)(?::\s*(.*))?$/.exec(line) ?? [];
    return name ? [[name, value.replace('; upgrade-insecure-requests', '')] as const] : [];
  });
}

/** Sets the headers of every answer, including errors. */
export function setSecurityHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
