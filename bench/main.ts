import { benchPages } from './pages';
import { benchSearch } from './search';
import { createChance, editContent, EDITS } from '../scripts/content-sets/edit-content';
import { readOptions } from '../scripts/run/read-options';
import { runStep, scriptCommand } from '../scripts/run/run-step';
import { describeMachine } from './figures';

/** CPU and wall seconds of one build with its child processes, by bash's clock. */
async function measureBuild(contentDir: string, ...options: string[]) {
  const command = scriptCommand('scripts/build.ts', ['--no-cards', ...options]);
  const timed = ['bash', '-c', 'TIMEFORMAT="TIMED %U %S %R"; time "$@"', 'bash', ...command];
  const { output, exitCode } = await runStep(timed, { output: 'keep', env: { CONTENT_DIR: contentDir } });
  const [, user, system, wall] = /TIMED ([\d.]+) ([\d.]+) ([\d.]+)/.exec(output) ?? [];
  const pages = Number(/Built (\d+) pages/.exec(output)?.[1]);
  if (exitCode !== 0 || !user || !pages) throw new Error(output.slice(-3000));
  const cpuSeconds = Number(user) + Number(system);
  return { pages, cpuSeconds, told: `${cpuSeconds.toFixed(1)} CPU s, ${Number(wall).toFixed(1)} s` };
}

/**
 * `npm run bench -- build --projects 1000`: a full build of so many projects without pictures, cards and PDFs, then a
 * build after each kind of edit. It stays in `out/` for the other benchmarks.
 */
async function benchBuild(): Promise<void> {
  const { values } = readOptions({
    options: { projects: { type: 'string', default: '1000' } },
    allowPositionals: true,
  });
  const dir = `.cache/bench-content-${values.projects}`;
  await runStep(scriptCommand('scripts/content-sets/make-content.ts', ['--projects', values.projects, '--out', dir]));
  console.log(`${values.projects} projects; ${describeMachine()}`);
  const full = await measureBuild(dir, '--full');
  const milliseconds = (full.cpuSeconds / full.pages) * 1000;
  console.log(`full build: ${full.pages} pages, ${milliseconds.toFixed(0)} ms of CPU a page, ${full.told}`);
  for (const kind of Object.keys(EDITS) as (keyof typeof EDITS)[])
    console.log(`${editContent(dir, kind, createChance(7, 1))}: ${(await measureBuild(dir)).told}`);
}

const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = {
  build: benchBuild,
  pages: benchPages,
  search: benchSearch,
};

const bench = BENCHMARKS[process.argv[2] ?? ''];
if (bench) void bench();
else {
  console.error(`npm run bench -- ${Object.keys(BENCHMARKS).join(' | ')}`);
  process.exitCode = 2;
}
