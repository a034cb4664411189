import { CACHE_RULES, commonHeaders, type HostFacts } from '@/lib/hosting/rules';

/** Text of `_headers` for Cloudflare Pages, Netlify and the local server: a pattern, then its headers, indented. */
export function formatHeaders(facts: HostFacts): string {
  const block = (pattern: string, headers: readonly [string, string][]) =>
    `${[pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`;
  return [
    block('/*', commonHeaders(facts, true)),
    ...CACHE_RULES.map(({ pattern, cacheControl }) => block(pattern, [['Cache-Control', cacheControl]])),
  ].join('\n');
}
