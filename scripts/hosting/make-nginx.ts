import { resolve } from 'node:path';
import { getRedirects } from '@/lib/content/records/redirects';
import { getSite } from '@/lib/content/records/site';
import { getHostFacts } from './host-facts';
import { formatNginx, listenAddresses } from './format-nginx';
import { readOptions } from '../run/read-options';

/** `npm run make:host -- nginx --root DIR --name HOST …`: prints the nginx settings for the built folder. */
function makeNginx(): void {
  const { values } = readOptions({
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

makeNginx();
