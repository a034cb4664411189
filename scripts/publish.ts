import { existsSync } from 'node:fs';
import { readBuildRecord } from './build/partial/build-record';
import { describeEndpoint, publishEndpoint } from './publish/bundle-endpoint';
import { describeRemoved, publishExport, rollBack } from './publish/publish-export';
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
  const keep = Number(values.keep);
  if (!dir || !Number.isInteger(keep) || keep < 1) throw new Error(USAGE);

  const startMs = performance.now();
  const elapsed = () => `${((performance.now() - startMs) / 1000).toFixed(2)} s`;
  if (values.rollback) {
    console.log(`${dir}/current is release ${rollBack(dir, new Date(), release)} again (${elapsed()})`);
    return;
  }
  const { id, pages, copied, linked, kept, removed, unprinted, changed } = publishExport({
    dir,
    from: values.from,
    stamp: readBuildRecord(values.stamp),
    now: new Date(),
    keep,
    canLosePages: values['allow-fewer'],
  });
  for (const line of describeRemoved(removed)) console.warn(line);
  if (unprinted > 0) console.warn(`${unprinted} brochures have no PDF: npm run brochures, then publish again.`);
  if (existsSync(values.endpoint)) {
    for (const line of describeEndpoint(dir, publishEndpoint(values.endpoint, dir))) console.log(line);
  }
  console.log(
    `${dir}/current is release ${id}: ${pages} pages, ${copied} files new, ${linked} as before, ${kept} kept for open pages (${elapsed()})`,
  );
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint } = process.env;
  if (key) console.log(await announce(changed, { key, endpoint }));
}

runMain(publish);
