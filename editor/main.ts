import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { contentDir } from '@/lib/content/files/source';
import { buildAside } from '../scripts/run/build-aside';
import { readOptions } from '../scripts/run/read-options';
import { runStep, scriptCommand } from '../scripts/run/run-step';
import { startEditor } from './server/start-editor';
import { runMain } from '../scripts/run/run-main';

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer', linux: 'xdg-open' };

/** Opens the person's browser, where there is one. */
function openBrowser(address: string): void {
  const opener = OPENERS[process.platform];
  if (opener)
    spawn(opener, [address], { stdio: 'ignore', detached: true })
      .on('error', () => undefined)
      .unref();
}

/** Builds the site and puts it into the place of the one served from a folder, as `npm run publish:local` does. */
async function publishTo(dir: string, content: string): Promise<string> {
  for (const step of [scriptCommand('scripts/build.ts'), scriptCommand('scripts/publish.ts', [dir])]) {
    const { exitCode, output } = await runStep(step, { output: 'keep', env: { CONTENT_DIR: content } });
    if (exitCode !== 0) throw new Error(`The site stays as it was. ${output.trim().split('\n').slice(-3).join(' ')}`);
  }
  return `The site in ${dir} is built anew.`;
}

const CHANGE_DIR = '.cache/change';

/**
 * `npm run edit -- --show BRANCH`: builds the content of a branch of the shared repository aside, and serves it behind a
 * secret, out of search engines, until it is stopped. `HOST` and `PORT` say where, as for `npm run serve`.
 */
async function showChange(branch: string): Promise<number> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: contentDir(), maxBuffer: 2 ** 30 });
  git('fetch', '-q', 'origin', branch);
  const files = git('archive', 'FETCH_HEAD', '.');
  rmSync(CHANGE_DIR, { recursive: true, force: true });
  mkdirSync(`${CHANGE_DIR}/content`, { recursive: true });
  execFileSync('tar', ['-x', '-C', `${CHANGE_DIR}/content`], { input: files });
  const exitCode = await buildAside(`${CHANGE_DIR}/content`, `${CHANGE_DIR}/out`);
  if (exitCode !== 0) return exitCode;
  const [port, secret] = [process.env['PORT'] || '3402', randomBytes(18).toString('base64url')];
  console.log(`${branch}: http://${process.env['HOST'] || 'localhost'}:${port}/?key=${secret}`);
  const env = { PORT: port, OUT_DIR: `${CHANGE_DIR}/out`, PREVIEW_SECRET: secret };
  const served = await runStep([process.execPath, '--import', 'tsx', 'server/main.ts'], {
    env: { ...env, ENQUIRY_DB_URL: `file:${CHANGE_DIR}/enquiries.db` },
  });
  return served.exitCode;
}

/**
 * `npm run edit`: the editor for content, and the preview beside it. With `--publish-to DIR`, publishing also builds the
 * site and serves it from that folder.
 */
async function edit(): Promise<void> {
  const { values } = readOptions({
    options: {
      port: { type: 'string', default: '3400' },
      'preview-port': { type: 'string', default: '3401' },
      'publish-to': { type: 'string' },
      'no-open': { type: 'boolean', default: false },
      'no-preview': { type: 'boolean', default: false },
      show: { type: 'string' },
    },
  });
  if (values.show) process.exit(await showChange(values.show));
  const publishDir = values['publish-to'];
  const [port, previewPort] = [Number(values.port), Number(values['preview-port'])];
  await startEditor({
    dir: contentDir(),
    port,
    previewPort: values['no-preview'] ? null : previewPort,
    publishLocally: publishDir ? (content) => publishTo(publishDir, content) : null,
  });
  const address = `http://localhost:${port}`;
  console.log(`The editor of ${contentDir()}: ${address}`);
  if (!values['no-open']) openBrowser(address);
  if (values['no-preview']) return;
  const preview = ['--quiet', '--port', String(previewPort), '--hostname', '127.0.0.1'];
  const { exitCode } = await runStep(scriptCommand('scripts/dev.ts', preview), {
    env: { NEXT_PUBLIC_EDIT_ORIGIN: address },
  });
  process.exit(exitCode);
}

runMain(edit);
