import { fuzzFiles, keepCase, loadTarget, readCases } from './targets';
import { runTarget } from './run-target';
import { readOptions } from '../../run/read-options';

const SECONDS = Number(process.env['FUZZ_SECONDS'] ?? 600);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);

/**
 * `npm run test:fuzz`: random inputs for everything that parses, ten minutes in all. A finding is printed, kept in
 * `cases.json` and fails; `-- price` asks one target only.
 */
async function main(): Promise<void> {
  const wanted = readOptions({ allowPositionals: true }).positionals;
  const files = fuzzFiles().filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)));
  if (files.length === 0) throw new Error(`No file x.fuzz.ts with ${wanted.join(' or ')} in its path.`);
  console.log(`${files.length} targets, ${SECONDS} s, FUZZ_SEED=${SEED}`);
  const limitMs = (SECONDS * 1000) / files.length;
  let findings = 0;
  for (const file of files) {
    const { inputs, finding } = await runTarget(await loadTarget(file), readCases()[file] ?? [], {
      seed: SEED,
      limitMs,
    });
    console.log(`${finding ? 'FOUND' : 'ok   '} ${file}: ${inputs} inputs`);
    if (!finding) continue;
    findings += 1;
    keepCase(file, finding.text);
    console.log(`  ${JSON.stringify(finding.text)}\n  ${finding.message}`);
  }
  console.log(`${findings} findings`);
  process.exitCode = findings > 0 ? 1 : 0;
}

void main();
