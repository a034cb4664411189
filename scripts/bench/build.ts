import { existsSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import { editContent } from '../content-sets/edit-content';
import { listFiles } from '../run/list-files';
import { createChance } from '../content-sets/chance';
import { runStep, scriptCommand } from '../run/run-step';
import { readOptions } from '../run/read-options';

interface Measured {
  cpuSeconds: number;
  wallSeconds: number;
  peakMb: number;
  /** Number of pages, including print pages of brochures. */
  pages: number;
  /** CPU seconds by step, as the build prints them. */
  steps: string;
}

/** Runs one build and measures it with its child processes, by the shell's clock and GNU time. */
async function measureBuild(contentDir: string, ...options: string[]): Promise<Measured> {
  const command = scriptCommand('scripts/build.ts', ['--no-cards', ...options]);
  const timed = existsSync('/usr/bin/time') ? ['/usr/bin/time', '-f', 'TIMED %U %S %e %M', ...command] : null;
  const shell = ['bash', '-c', 'TIMEFORMAT="TIMED %U %S %R 0"; time "$@"', 'bash', ...command];
  const { output, exitCode } = await runStep(timed ?? shell, { output: 'keep', env: { CONTENT_DIR: contentDir } });
  const [, user, system, wall, kilobytes] = /TIMED ([\d.]+) ([\d.]+) ([\d.]+) (\d+)/.exec(output) ?? [];
  const pages = /Built (\d+) pages/.exec(output)?.[1];
  if (exitCode !== 0 || !user || !pages) throw new Error(output.slice(-3000));
  return {
    cpuSeconds: Number(user) + Number(system),
    wallSeconds: Number(wall),
    peakMb: (Number(kilobytes) * 1024) / 1e6,
    pages: Number(pages),
    steps: /^CPU s: (.+)$/m.exec(output)?.[1] ?? '',
  };
}

/** Prints files and bytes of the export for each kind of host; brochures and cards may be hosted elsewhere. */
function tellWeight(): void {
  const weights = {
    'pages, data and assets': [0, 0],
    'compressed copies': [0, 0],
    'print pages, PDFs and cards': [0, 0],
  };
  for (const file of listFiles('out')) {
    const isApart = /^(?:brochures?|cards)\//.test(file);
    const isCopy = /\.(?:br|gz)$/.test(file);
    const weight = weights[
      isApart ? 'print pages, PDFs and cards' : isCopy ? 'compressed copies' : 'pages, data and assets'
    ] as [number, number];
    weight[0] += 1;
    weight[1] += statSync(`out/${file}`).size;
  }
  for (const [name, [files = 0, bytes = 0]] of Object.entries(weights)) {
    console.log(`${name}: ${files} files, ${(bytes / 1e6).toFixed(0)} MB`);
  }
  console.log('A host that compresses by itself needs no copies.');
}

/** `npm run bench:build -- --projects 1000`: a full build of 1000 projects, then a partial one after a price change. */
async function benchBuild(): Promise<void> {
  const { values } = readOptions({ options: { projects: { type: 'string', default: '1000' } } });
  const contentDir = `.cache/bench-content-${values.projects}`;
  await runStep(
    scriptCommand('scripts/content-sets/make-content.ts', ['--projects', values.projects, '--out', contentDir]),
  );
  console.log(`${values.projects} projects; ${cpus().length} x ${cpus()[0]?.model}, Node ${process.version}`);
  const full = await measureBuild(contentDir, '--full');
  const milliseconds = (full.cpuSeconds / full.pages) * 1000;
  console.log(
    `full build: ${full.pages} pages, ${full.cpuSeconds.toFixed(0)} CPU s (${milliseconds.toFixed(0)} ms a page), ` +
      `${full.wallSeconds.toFixed(0)} s, largest process ${full.peakMb.toFixed(0)} MB, without pictures, cards and PDFs`,
  );
  console.log(`of these: ${full.steps}`);
  tellWeight();
  const edits = ['price', 'rename', 'FAQ', 'new project', 'removed project', 'new city', 'site phone'] as const;
  for (const kind of edits) {
    const told = editContent(contentDir, kind, createChance(7, 1));
    const { cpuSeconds, wallSeconds, steps } = await measureBuild(contentDir);
    console.log(`${told}: ${cpuSeconds.toFixed(1)} CPU s, ${wallSeconds.toFixed(1)} s (${steps})`);
  }
}

void benchBuild();
