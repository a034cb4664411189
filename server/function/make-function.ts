import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ENDPOINT_PATTERNS } from '@/lib/hosting/rules';
import { readSiteFacts } from '../read-site-facts';
import { bundleWorker } from '../worker/bundle-worker';

/** Where the hosts look for functions. */
const NETLIFY_DIR = 'netlify/functions';
const VERCEL_DIR = '.vercel/output/functions/endpoint.func';

/** A function of Netlify: what it exports, and when it runs. */
function writeNetlify(name: string, exported: string, config: object): void {
  const dir = join(NETLIFY_DIR, name);
  mkdirSync(dir, { recursive: true });
  const text = `export { ${exported} as default } from '../../endpoint.mjs';\nexport const config = ${JSON.stringify(config)};\n`;
  writeFileSync(join(dir, `${name}.mjs`), text);
}

/**
 * `tsx server/function/make-function.ts netlify|vercel OUT`: writes the endpoint as a function of the host, with what it
 * knows of the built site in OUT.
 */
async function makeFunction([host = '', out = 'out']: string[]): Promise<void> {
  const facts = readSiteFacts(resolve(out));
  if (host === 'netlify') {
    // Not in the folder of functions, where each file is one.
    await bundleWorker('server/function/netlify.ts', 'netlify/endpoint.mjs', facts);
    writeNetlify('enquiries', 'answer', { path: ENDPOINT_PATTERNS });
    writeNetlify('deliveries', 'deliver', { schedule: '* * * * *' });
  } else {
    await bundleWorker('server/function/vercel.ts', join(VERCEL_DIR, 'index.mjs'), facts);
    const settings = { runtime: 'nodejs22.x', handler: 'index.mjs', launcherType: 'Nodejs', maxDuration: 60 };
    writeFileSync(join(VERCEL_DIR, '.vc-config.json'), `${JSON.stringify(settings, null, 2)}\n`);
  }
}

makeFunction(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
