import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a self-signed certificate and its key in `folder` for one run. Throws if openssl fails. */
export function makeCertificate(folder: string): { certificate: string; certificateKey: string } {
  const [certificate, certificateKey] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'.split(
    ' ',
  );
  const { status, stderr } = spawnSync('openssl', ['req', ...options, '-keyout', certificateKey, '-out', certificate]);
  if (status !== 0) throw new Error(`No certificate could be made: ${String(stderr)}`);
  return { certificate, certificateKey };
}
