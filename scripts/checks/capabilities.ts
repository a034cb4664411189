import { readOptions } from '../run/read-options';
import { packageCommand, runStep, scriptCommand } from '../run/run-step';
import { CAPABILITIES, takeOut } from './take-out';

const TARGET = '.cache/capabilities/site';
const CONTENT = '.cache/capabilities/content';

const ERROR = /^\S.*error TS/;

/** Type errors of the repository without a capability; with `isBuilt` also whether a small site builds. */
async function checkWithout(name: string, isBuilt: boolean): Promise<string[]> {
  takeOut(CAPABILITIES[name] ?? [], TARGET, isBuilt);
  const tsc = packageCommand('typescript', ['--noEmit', '--tsBuildInfoFile', '../types'], 'tsc');
  const { output } = await runStep(tsc, { output: 'keep', cwd: TARGET });
  const errors = output.split('\n').filter((line) => ERROR.test(line));
  if (errors.length > 0 || !isBuilt) return errors;
  const env = { CONTENT_DIR: `../content` };
  const built = await runStep(scriptCommand('scripts/build.ts', ['--no-cards']), { output: 'keep', cwd: TARGET, env });
  return built.exitCode === 0 ? [] : built.output.trim().split('\n').slice(-15);
}

/** `npx tsx scripts/checks/capabilities.ts [name …] [--build]`: the site without each capability. */
async function checkCapabilities(): Promise<void> {
  const { values, positionals } = readOptions({ options: { build: { type: 'boolean' } }, allowPositionals: true });
  const isBuilt = values.build === true;
  if (isBuilt) {
    const make = scriptCommand('scripts/content-sets/make-content.ts', ['--projects', '24', '--out', CONTENT]);
    await runStep(make, { output: 'keep' });
  }
  for (const name of positionals.length > 0 ? positionals : Object.keys(CAPABILITIES)) {
    const errors = await checkWithout(name, isBuilt);
    console.log([`${name}: ${errors.length} errors`, ...errors].join('\n  '));
    if (errors.length > 0) process.exitCode = 1;
  }
}

void checkCapabilities();
