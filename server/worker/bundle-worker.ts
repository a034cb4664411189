import { builtinModules } from 'node:module';
import { build } from 'esbuild';
import type { SiteFacts } from '../hosted-endpoint';

const BUILT_IN = new RegExp(`^(?:node:)?(?:${builtinModules.join('|')})$`);

/** Bundles an entry into one file for workerd or a function of Node, with what the build knows of the site. */
export async function bundleWorker(entry: string, outfile: string, facts: SiteFacts | null): Promise<void> {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    logLevel: 'error',
    // Without the native part, which opens files.
    alias: { '@libsql/client': '@libsql/client/web' },
    plugins: [
      {
        name: 'site facts and Node modules',
        setup(bundler) {
          bundler.onResolve({ filter: /^site-facts$/ }, () => ({ path: 'site-facts', namespace: 'facts' }));
          bundler.onLoad({ filter: /./, namespace: 'facts' }, () => ({
            contents: JSON.stringify(facts),
            loader: 'json',
          }));
          // workerd knows Node's modules by import only; nodemailer requires them.
          bundler.onResolve({ filter: BUILT_IN }, ({ path, kind }) => {
            const name = path.replace(/^(?:node:)?/, 'node:');
            return kind === 'require-call' ? { path: name, namespace: 'required' } : { path: name, external: true };
          });
          bundler.onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
            contents: `import it from '${path}'; module.exports = it;`,
          }));
        },
      },
    ],
  });
}
