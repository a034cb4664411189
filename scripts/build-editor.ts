import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { staticPageFiles } from './edit/host/static-page';

const USAGE =
  'npm run build:editor -- DIR --repository OWNER/NAME [--branch main] [--folder content] [--api URL] [--pictures URL]';

/** `npm run build:editor`: writes the editor as a static page, which commits to a git host. */
async function buildEditor(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      repository: { type: 'string' },
      branch: { type: 'string', default: 'main' },
      folder: { type: 'string', default: 'content' },
      api: { type: 'string', default: 'https://api.github.com' },
      pictures: { type: 'string' },
    },
  });
  const [dir] = positionals;
  const { repository, branch, folder, api } = values;
  if (!dir || !repository) throw new Error(USAGE);
  const pictures = values.pictures ?? `https://raw.githubusercontent.com/${repository}/${branch}/${folder}/images`;
  mkdirSync(dir, { recursive: true });
  for (const [address, { body }] of await staticPageFiles({ api, repository, branch, folder, pictures })) {
    writeFileSync(path.join(dir, address === '/' ? 'index.html' : address), body);
  }
  console.log(`The editor of ${repository} is in ${dir}: host that folder anywhere.`);
}

buildEditor().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
