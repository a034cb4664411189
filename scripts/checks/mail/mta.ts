import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../hosting/free-port';
import { findOnPath } from '../../run/find-on-path';
import { installPackages } from '../../run/install-packages';
import { postEnquiry, startEndpoint } from '../durability/endpoint-process';
import type { Finding } from '../durability/finding';
import { mailSettings } from './kills';

const ENQUIRIES = 200;
const WAIT_MS = 60_000;

/** Exim takes every mail and appends it to one mailbox. */
const settingsOf = (folder: string) => `
primary_hostname = mail.office.test
spool_directory = ${folder}/spool
log_file_path = ${folder}/spool/%slog
deliver_drop_privilege = true
keep_environment =
tls_advertise_hosts =
acl_smtp_rcpt = all
begin acl
all:
  accept
begin routers
all:
  driver = accept
  transport = mailbox
begin transports
mailbox:
  driver = appendfile
  file = ${folder}/spool/mailbox
  user = Debian-exim
`;

/** A mail server as Debian ships it, instead of one that the tests wrote: each enquiry is in its mailbox, once. */
export async function playMta(bundle: string): Promise<Finding[]> {
  const name = 'A mail server of Debian (exim4)';
  if (findOnPath(['exim4']) === null && !installPackages(['exim4-daemon-light'])) {
    return [{ name, figures: 'not here and not to be installed: not played', isGood: true }];
  }
  const folder = mkdtempSync(join(tmpdir(), 'mail-mta-'));
  const port = await freePort();
  const conf = join(folder, 'exim.conf');
  writeFileSync(conf, settingsOf(folder));
  for (const path of [folder, join(folder, 'spool')]) {
    mkdirSync(path, { recursive: true });
    execFileSync('chown', ['Debian-exim', path]);
  }
  const exim = spawn('exim4', ['-C', conf, '-bdf', '-oX', `127.0.0.1:${port}`], { stdio: 'inherit' });
  await delay(1500);
  const endpoint = await startEndpoint({ bundle, folder: join(folder, 'endpoint'), settings: mailSettings(port) });
  for (let index = 0; index < ENQUIRIES; index++) await postEnquiry(endpoint.port, `mta-${index}`);
  const mailbox = join(folder, 'spool/mailbox');
  const read = () => (existsSync(mailbox) ? readFileSync(mailbox, 'utf8') : '');
  for (let waited = 0; waited < WAIT_MS && read().split(/^Message-ID: /im).length <= ENQUIRIES; waited += 100)
    await delay(100);
  await endpoint.stop('SIGTERM');
  exim.kill();
  const ids = [...read().matchAll(/^Message-ID: (<[^>]+>)/gim)].map(([, id]) => id);
  const wishes = new Set([...read().matchAll(/Wish (mta-\d+)/g)].map(([, wish]) => wish));
  rmSync(folder, { recursive: true, force: true });
  return [
    {
      name,
      figures: `${wishes.size} of ${ENQUIRIES} enquiries in its mailbox, ${ids.length - new Set(ids).size} twice`,
      isGood: wishes.size === ENQUIRIES && ids.length === ENQUIRIES,
    },
  ];
}
