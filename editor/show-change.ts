import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { contentDir } from '@/lib/content/files/source';
import { buildAside } from '../scripts/run/build-aside';
import { runStep } from '../scripts/run/run-step';

const FOLDER = '.cache/change';

/**
 * `npm run edit -- --show BRANCH`: builds the content of a branch of the shared repository aside, and serves it behind a
 * secret, out of search engines, until it is stopped. `HOST` and `PORT` say where, as for `npm run serve`.
 */
export async function showChange(branch: string): Promise<number> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: contentDir(), maxBuffer: 2 ** 30 });
  git('fetch', '-q', 'origin', branch);
  const files = git('archive', 'FETCH_HEAD', '.');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(`${FOLDER}/content`, { recursive: true });
  execFileSync('tar', ['-x', '-C', `${FOLDER}/content`], { input: files });
  const exitCode = await buildAside(`${FOLDER}/content`, `${FOLDER}/out`);
  if (exitCode !== 0) return exitCode;
  const [port, secret] = [process.env['PORT'] || '3402', randomBytes(18).toString('base64url')];
  console.log(`${branch}: http://${process.env['HOST'] || 'localhost'}:${port}/?key=${secret}`);
  const env = { PORT: port, OUT_DIR: `${FOLDER}/out`, PREVIEW_SECRET: secret };
  const served = await runStep([process.execPath, '--import', 'tsx', 'server/main.ts'], {
    env: { ...env, ENQUIRY_DB_URL: `file:${FOLDER}/enquiries.db` },
  });
  return served.exitCode;
}
