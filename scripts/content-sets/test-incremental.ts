import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createChance, editContent, EDITS } from './edit-content';
import { listFiles } from '../run/files';
import { runStep, scriptCommand } from '../run/run-step';
import { readOptions } from '../run/read-options';

const CONTENT = '.cache/test-incremental/content';
/** Another step makes the PDFs and their links. */
const LEFT_OUT = /^brochures\//;

/** Hash of every file of the export, by path. */
function hashExport(): Map<string, string> {
  const files = listFiles('out').filter((file) => !LEFT_OUT.test(file));
  return new Map(
    files.sort().map((file) => [
      `out/${file}`,
      createHash('sha1')
        .update(readFileSync(`out/${file}`))
        .digest('hex'),
    ]),
  );
}

async function build(...options: string[]): Promise<{ files: Map<string, string>; seconds: number; said: string }> {
  const result = await runStep(scriptCommand('scripts/build.ts', options), {
    output: 'keep',
    env: { CONTENT_DIR: CONTENT },
  });
  if (result.exitCode !== 0) throw new Error(`The build failed:\n${result.output.slice(-3000)}`);
  const said = /^(?:All pages|\d+ files changed).*$/m.exec(result.output)?.[0] ?? '';
  return { files: hashExport(), seconds: result.durationMs / 1000, said };
}

function differences(partial: Map<string, string>, full: Map<string, string>): string[] {
  const paths = new Set([...partial.keys(), ...full.keys()]);
  return [...paths].filter((path) => partial.get(path) !== full.get(path));
}

/** `npm run test:incremental -- --edits 20 --projects 24 --seed 1`: partial and full builds are equal. */
async function testIncremental(): Promise<void> {
  const { values } = readOptions({
    options: {
      edits: { type: 'string', default: '20' },
      projects: { type: 'string', default: '24' },
      seed: { type: 'string', default: '1' },
    },
  });
  rmSync('.cache/test-incremental', { recursive: true, force: true });
  mkdirSync('.cache/test-incremental', { recursive: true });
  const made = await runStep(
    scriptCommand('scripts/content-sets/make-content.ts', ['--projects', values.projects, '--out', CONTENT]),
    { output: 'keep' },
  );
  if (made.exitCode !== 0) throw new Error(made.output);
  const chance = createChance(Number(values.seed), 0);
  const kinds = Object.keys(EDITS) as (keyof typeof EDITS)[];
  const edits = Number(values.edits);
  let faults = 0;
  await build('--full');
  for (let index = 0; index < edits; index += 1) {
    const kind = kinds[index % kinds.length]!;
    const told = editContent(CONTENT, kind, chance);
    const partial = await build();
    const full = await build(index === edits - 1 ? '--full' : '--all-pages');
    const different = differences(partial.files, full.files);
    faults += different.length;
    console.log(
      `${index + 1}. ${told}: ${partial.said}; ${partial.seconds.toFixed(1)} s against ${full.seconds.toFixed(1)} s; ` +
        (different.length === 0 ? `${full.files.size} files equal` : `DIFFERENT: ${different.slice(0, 10).join(', ')}`),
    );
  }
  console.log(`${values.edits} edits, seed ${values.seed}: ${faults} files differ`);
  if (faults > 0) process.exit(1);
}

void testIncremental();
