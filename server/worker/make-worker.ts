import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ENDPOINT_PATTERNS, OFFICE_FILE } from '@/lib/hosting/rules';
import { readSiteFacts } from '../read-site-facts';
import { bundleWorker } from './bundle-worker';

/**
 * `tsx server/worker/make-worker.ts OUT DIR`: writes the endpoint for Cloudflare, with what it knows of the built site in
 * OUT, and the settings with which `wrangler deploy` publishes both.
 */
async function makeWorker([out = 'out', dir = '.cache/hosts/cloudflare']: string[]): Promise<void> {
  const outDir = resolve(out);
  const facts = readSiteFacts(outDir);
  mkdirSync(dir, { recursive: true });
  await bundleWorker('server/worker/worker.ts', join(dir, 'worker.mjs'), facts);
  const name = new URL(facts.office.url || 'https://site.example').hostname.replace(/^www\./, '').replaceAll('.', '-');
  const settings = {
    name,
    main: 'worker.mjs',
    no_bundle: true,
    compatibility_date: '2026-11-01',
    compatibility_flags: ['nodejs_compat'],
    assets: {
      directory: relative(dir, outDir),
      binding: 'ASSETS',
      not_found_handling: '404-page',
      html_handling: 'drop-trailing-slash',
      run_worker_first: ENDPOINT_PATTERNS,
    },
    durable_objects: { bindings: [{ name: 'ENDPOINT', class_name: 'Endpoint' }] },
    migrations: [{ tag: 'v1', new_sqlite_classes: ['Endpoint'] }],
    observability: { enabled: true },
  };
  // What no visitor may read, and the copies that the host makes itself.
  writeFileSync(join(outDir, '.assetsignore'), [OFFICE_FILE, '*.br', '*.gz', ''].join('\n'));
  writeFileSync(join(dir, 'wrangler.jsonc'), `${JSON.stringify(settings, null, 2)}\n`);
  console.log(
    `The endpoint is in ${dir}. Publish it with the site: npx wrangler deploy --config ${dir}/wrangler.jsonc`,
  );
}

makeWorker(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
