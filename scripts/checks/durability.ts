import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { playFileStates } from './durability/file-states';
import type { Finding } from './durability/finding';
import { playLockPatterns, playShortLock } from './durability/lock-patterns';
import { playSlowReaders } from './durability/slow-readers';
import { playStopping } from './durability/stopping';
import { bundleEndpoint } from '../publish/bundle-endpoint';

const PARTS: Readonly<Record<string, (bundle: string) => Promise<Finding[]>>> = {
  states: playFileStates,
  stopping: playStopping,
  readers: playSlowReaders,
  locks: playLockPatterns,
  'short-lock': playShortLock,
};

const WHOLE = ['states', 'stopping', 'readers', 'locks'];

/** `npm run check:durability [PART …]`: the bundled endpoint loses no accepted enquiry under any of these faults. */
async function checkDurability(names: readonly string[]): Promise<void> {
  const bundle = mkdtempSync(join(tmpdir(), 'endpoint-'));
  const findings: Finding[] = [];
  try {
    await bundleEndpoint(bundle);
    symlinkSync(resolve('node_modules'), join(bundle, 'node_modules'));
    for (const [name, play] of Object.entries(PARTS)) {
      if (!(names.length > 0 ? names : WHOLE).includes(name)) continue;
      for (const finding of await play(bundle)) {
        findings.push(finding);
        console.log(`${finding.isGood ? 'ok    ' : 'FAULT '} ${finding.name}: ${finding.figures}`);
      }
    }
  } finally {
    rmSync(bundle, { recursive: true, force: true });
  }
  const faults = findings.filter(({ isGood }) => !isGood).length;
  console.log(`${findings.length} states of the endpoint, ${faults} faults`);
  if (findings.length === 0 || faults > 0) process.exit(1);
}

void checkDurability(process.argv.slice(2));
