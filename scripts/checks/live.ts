import { getRedirects } from '@/lib/content/records/redirects';
import { getSite } from '@/lib/content/records/site';
import { commonHeaders } from '@/lib/hosting/rules';
import { checkLive } from '../hosting/check-live';
import { getHostFacts } from '../hosting/write-host-files';
import { readOptions } from '../run/read-options';

/** `npm run check:live -- https://…`: asks a running site for what visitors and crawlers need, and sends one enquiry. */
async function main(address: string | undefined): Promise<void> {
  if (!address || !URL.canParse(address)) {
    console.error('Usage: npm run check:live -- https://www.example.com');
    process.exitCode = 2;
    return;
  }
  const url = address.replace(/\/+$/, '');
  const findings = await checkLive({
    url,
    enquiryHost: getSite().enquiryHost || url,
    redirects: getRedirects(),
    headers: commonHeaders(getHostFacts(), url.startsWith('https:')),
  });
  for (const { what, fault } of findings)
    console.log(`${fault ? 'FAULT' : 'ok   '} ${what}${fault ? `: ${fault}` : ''}`);
  const count = findings.filter(({ fault }) => fault).length;
  console.log(`${findings.length - count} as expected, ${count} faults`);
  process.exitCode = count > 0 ? 1 : 0;
}

void main(readOptions({ allowPositionals: true }).positionals[0]);
