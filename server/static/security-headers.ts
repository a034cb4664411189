import { existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { commonHeaders } from '../../lib/hosting/rules';

type Headers = readonly (readonly [name: string, value: string])[];

/** Headers for a folder without its own rules. */
const PLAIN: Headers = commonHeaders(
  { enquiryHost: '', analyticsEndpoint: null, tagOrigins: [], hsts: 'host', imageAddresses: [] },
  false,
);

/** The headers of the `/*` rule of `{outDir}/_headers`, without those that would break a site on plain http. */
export function readSecurityHeaders(outDir: string): Headers {
  const path = join(outDir, '_headers');
  const [, block] = /^\/\*\n((?: .*\n?)*)/m.exec(existsSync(path) ? readFileSync(path, 'utf8') : '') ?? [];
  if (block === undefined) return PLAIN;
  return block
    .split('\n')
    .flatMap((line) => {
      const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name && value ? [[name, value.replace('; upgrade-insecure-requests', '')] as const] : [];
    })
    .filter(([name]) => name !== 'Strict-Transport-Security');
}

/** Sets the headers of every answer, including errors. */
export function setSecurityHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}
