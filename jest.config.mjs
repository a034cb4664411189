import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nextJest from 'next/jest.js';

// The tests know the sample, whatever content/ has.
process.env.CONTENT_DIR = 'samples/aangan';

// What tests write goes with the run. It is in memory where there is room: databases and git wait for the disk at each step.
const MEMORY = '/dev/shm';
const hasRoom = existsSync(MEMORY) && statfsSync(MEMORY).bavail * statfsSync(MEMORY).bsize > 2e9;
const folder = mkdtempSync(join(hasRoom ? MEMORY : tmpdir(), 'tests-'));
process.env.TMPDIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** @type {import('jest').Config} */
const config = {
  // It ends what hangs. A busy machine takes ten times as long and is no fault.
  testTimeout: 60_000,
  // One a core: they wait for servers and processes of their own.
  maxWorkers: '100%',
  setupFilesAfterEnv: process.env.CI ? ['<rootDir>/scripts/run/retry-tests.ts'] : [],
  // `LONG=1 npm run test:unit`: the tests that take minutes, which `npm test` leaves out. `BUILT=1`: those that serve out/.
  testMatch: ['long', 'built']
    .filter((kind) => process.env[kind.toUpperCase()])
    .map((kind) => `<rootDir>/**/*.${kind}.test.ts`)
    .concat(process.env.LONG || process.env.BUILT ? [] : '<rootDir>/**/!(*.long|*.built).test.{ts,tsx}'),
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next/', '<rootDir>/out/', '<rootDir>/\\.cache/', '<rootDir>/var/'],
  watchPathIgnorePatterns: ['<rootDir>/\\.next/', '<rootDir>/out/', '<rootDir>/\\.cache/', '<rootDir>/var/'],
};

// next/jest compiles with SWC and reads transpilePackages from next.config.mjs.
export default nextJest({ dir: import.meta.dirname })(config);
