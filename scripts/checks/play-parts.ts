import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { bundleEndpoint } from '../publish/bundle-endpoint';
import type { Finding } from './durability/finding';

export type Part = (bundle: string) => Promise<Finding[]>;

/** Plays parts of a check against the bundled endpoint, prints each finding, and ends the process with 1 on a fault. */
export async function playParts(parts: Readonly<Record<string, Part>>, names: readonly string[]): Promise<void> {
  const bundle = mkdtempSync(join(tmpdir(), 'endpoint-'));
  const findings: Finding[] = [];
  try {
    await bundleEndpoint(bundle);
    symlinkSync(resolve('node_modules'), join(bundle, 'node_modules'));
    for (const [name, play] of Object.entries(parts)) {
      if (!names.includes(name)) continue;
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
