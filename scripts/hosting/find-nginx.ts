import { existsSync } from 'node:fs';
import { findOnPath } from '../run/find-on-path';
import { installPackages } from '../run/install-packages';

const MODULES = '/etc/nginx/modules-enabled';
const BROTLI = `${MODULES}/50-mod-http-brotli-static.conf`;
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

export interface Nginx {
  command: string;
  /** Settings that load its modules. */
  modules: string;
  hasBrotli: boolean;
}

function installed(): Nginx | null {
  const command = findOnPath(['nginx'], `${process.env['PATH'] ?? ''}:/usr/sbin:/usr/local/sbin`);
  if (!command) return null;
  return {
    command,
    modules: existsSync(MODULES) ? `include ${MODULES}/*.conf;` : '',
    hasBrotli: existsSync(BROTLI),
  };
}

/** nginx of this machine. Installs the system's package if it is missing and we have the rights; throws otherwise. */
export function ensureNginx(): Nginx {
  const present = installed();
  if (present) return present;
  // We do not need the package's own service, so it may fail to start.
  installPackages(PACKAGES);
  const found = installed();
  if (found) return found;
  throw new Error('No nginx to prove its settings with. Install it (Debian: nginx-light).');
}
