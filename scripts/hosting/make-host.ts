import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { getRedirects } from '@/lib/content/records/redirects';
import { getSite } from '@/lib/content/records/site';
import { readOptions } from '../run/read-options';
import { runStep, scriptCommand } from '../run/run-step';
import { HOSTS } from './format-hosts';
import { getHostFacts } from './host-facts';

const NAMES = [...Object.keys(HOSTS), 'cloudflare', 'nginx'].sort();

/** `npm run make:host -- NAME --out DIR`: writes what a host has to be told; with the endpoint where the host can run it. */
async function makeHost(): Promise<void> {
  if (process.argv[2] === 'nginx') {
    // It has options of its own.
    const command = scriptCommand('scripts/hosting/make-nginx.ts', process.argv.slice(3));
    process.exit((await runStep(command, { output: 'show' })).exitCode);
  }
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'out' } },
  });
  const [name = ''] = positionals;
  if (name === 'cloudflare') {
    const { exitCode } = await runStep(scriptCommand('server/worker/make-worker.ts', [values.out]), {
      output: 'show',
    });
    process.exit(exitCode);
  }
  const format = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined;
  if (format === undefined) {
    console.error(`Which host? npm run make:host -- ${NAMES.join(' | ')}`);
    process.exit(2);
  }
  const site = getSite();
  const rules = { facts: getHostFacts(), redirects: getRedirects(), out: values.out, siteUrl: site.url };
  for (const { path, text } of format(rules)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`Written: ${path}`);
  }
  console.log(
    site.enquiryHost
      ? `Enquiries go to ${site.enquiryHost}.`
      : 'Enquiries need an endpoint elsewhere: name it as enquiryHost of content/site.json (docs/hosting.md).',
  );
}

makeHost().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
