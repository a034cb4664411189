import { existsSync } from 'node:fs';
import { readBuildRecord } from './build/partial/build-record';
import { describeEndpoint, publishEndpoint } from './publish/bundle-endpoint';
import { publishExport, rollBack } from './publish/publish-export';
import { announce } from './publish/index-now';
import { readOptions } from './run/read-options';
import { runMain } from './run/run-main';

const USAGE = `npm run publish:local -- DIR [--from out] [--stamp FILE] [--endpoint .cache/endpoint] [--keep 5] [--allow-fewer]
npm run publish:local -- DIR --rollback [RELEASE]`;

/** `npm run publish:local -- DIR`: atomically switches DIR/current to the built folder, or back to a release. */
async function publish(): Promise<void> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: {
      from: { type: 'string', default: 'out' },
      stamp: { type: 'string' },
      endpoint: { type: 'string', default: '.cache/endpoint' },
      keep: { type: 'string', default: '5' },
      'allow-fewer': { type: 'boolean', default: false },
      rollback: { type: 'boolean', default: false },
    },
  });
  const [dir, release] = positionals;
  const [from, keep] = [values.from, Number(values.keep)];
  if (!dir || !Number.isInteger(keep) || keep < 1) throw new Error(USAGE);
  if (values.rollback) {
    console.log(`${dir}/current is release ${rollBack(dir, new Date(), release)} again`);
    return;
  }
  const stamp = readBuildRecord(values.stamp);
  const canLosePages = values['allow-fewer'];
  const { id, pages, changed } = publishExport({ dir, from, stamp, now: new Date(), keep, canLosePages });
  console.log(`${dir}/current is release ${id}: ${pages} pages`);
  if (existsSync(values.endpoint)) {
    for (const line of describeEndpoint(dir, publishEndpoint(values.endpoint, dir))) console.log(line);
  }
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = process.env;
  if (key) console.log(await announce(changed, { key, endpoint }));
}

runMain(publish);
