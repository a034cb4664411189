import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { getRedirects } from '@/lib/content/records/redirects';
import { getSite } from '@/lib/content/records/site';
import { HOST_FILES } from '@/lib/hosting/rules';
import { listFiles } from '../run/files';
import { readOptions } from '../run/read-options';
import { runStep, scriptCommand } from '../run/run-step';
import { HOSTS } from './format-hosts';
import { formatNginx, listenAddresses } from './format-nginx';
import { getHostFacts } from './write-host-files';
import { runMain } from '../run/run-main';

const NAMES = [...Object.keys(HOSTS), 'cloudflare', 'nginx'].sort();

/** Writes the endpoint as a function, and for Vercel the files beside it. */
async function makeFunction(name: string, out: string): Promise<void> {
  if (name !== 'netlify' && name !== 'vercel')
    throw new Error('--endpoint is for netlify and vercel; cloudflare has its own.');
  rmSync('.vercel/output', { recursive: true, force: true });
  const { exitCode } = await runStep(scriptCommand('server/function/make-function.ts', [name, out]), {
    output: 'show',
  });
  if (exitCode !== 0) process.exit(exitCode);
  const isServed = (path: string) => !HOST_FILES.includes(basename(path)) && !/\.(?:br|gz)$/.test(path);
  if (name === 'vercel') cpSync(out, '.vercel/output/static', { recursive: true, filter: isServed });
}

/** `npm run make:host -- nginx --root DIR --name HOST …`: prints the nginx settings for the built folder. */
function printNginx(): void {
  const { values } = readOptions({
    allowPositionals: true,
    options: {
      root: { type: 'string', default: 'out' },
      name: { type: 'string', default: new URL(getSite().url).hostname },
      certificate: { type: 'string', default: '/etc/ssl/certs/site.pem' },
      key: { type: 'string', default: '/etc/ssl/private/site.key' },
      endpoint: { type: 'string', default: 'http://127.0.0.1:3000' },
      http: { type: 'string', default: '80' },
      https: { type: 'string', default: '443' },
      'no-brotli': { type: 'boolean', default: false },
      'no-ipv6': { type: 'boolean', default: false },
    },
  });
  process.stdout.write(
    formatNginx(getHostFacts(), getRedirects(), {
      root: resolve(values.root),
      serverName: values.name,
      httpsListen: listenAddresses(values.https, !values['no-ipv6']),
      httpListen: listenAddresses(values.http, !values['no-ipv6']),
      certificate: values.certificate,
      certificateKey: values.key,
      endpoint: values.endpoint,
      hasBrotli: !values['no-brotli'],
    }),
  );
}

/** `npm run make:host -- NAME --out DIR [--endpoint]`: writes what a host has to be told; with the endpoint where the host can run it. */
async function makeHost(): Promise<void> {
  // It has options of its own.
  if (process.argv[2] === 'nginx') return printNginx();
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'out' }, endpoint: { type: 'boolean', default: false } },
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
  const hasEndpoint = values.endpoint;
  if (hasEndpoint) await makeFunction(name, values.out);
  const { out } = values;
  const files = hasEndpoint ? listFiles(out) : [];
  const rules = { facts: getHostFacts(), redirects: getRedirects(), out, files, siteUrl: site.url, hasEndpoint };
  for (const { path, text } of format(rules)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`Written: ${path}`);
  }
  if (hasEndpoint)
    return console.log('Enquiries go to a function of this host. It needs ENQUIRY_DB_URL: docs/hosting.md.');
  console.log(
    site.enquiryHost
      ? `Enquiries go to ${site.enquiryHost}.`
      : 'Enquiries need an endpoint elsewhere: name it as enquiryHost of content/site.json (docs/hosting.md).',
  );
}

runMain(makeHost);
