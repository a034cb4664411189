import type { Plugin } from 'esbuild';
import { OF_THE_PROJECT } from '@/lib/content/files/source';
import { policyOf } from '../guard';
import { bundleScript, pageFiles } from '../page-files';
import type { HostSettings } from './repository';

/** What the checks ask of Node where there is none: no file is there, and a text is its own hash. */
const NO_NODE = 'module.exports = { existsSync: () => false, hash: (_, text) => String(text) };';

const inBrowser: Plugin = {
  name: 'in a browser',
  setup(build) {
    build.onResolve({ filter: /^(node:|server-only$)/ }, ({ path }) => ({ path, namespace: 'no-node' }));
    build.onLoad({ filter: /./, namespace: 'no-node' }, () => ({ contents: NO_NODE }));
    // Words of zod's own in fifty languages; English comes by another way.
    build.onLoad({ filter: /zod\/v4\/locales\/index\.js$/ }, () => ({ contents: '' }));
    build.initialOptions.define = { 'process.env': '{}' };
  },
};

export interface StaticPage extends HostSettings {
  /** Address of the folder of pictures. */
  pictures: string;
}

/** The files of the editor as a page without a server, by address: it speaks with the git host alone. */
export async function staticPageFiles(page: StaticPage) {
  const policy = policyOf({ connect: new URL(page.api).origin, pictures: new URL(page.pictures).origin });
  const script = await bundleScript('scripts/edit/host/main.tsx', [inBrowser]);
  const files = pageFiles(script, { ...page }, policy);
  const icons = JSON.stringify([...OF_THE_PROJECT.icons()]);
  return files.set('/icons.json', { type: 'application/json', body: icons });
}
