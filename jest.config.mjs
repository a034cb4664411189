import nextJest from 'next/jest.js';

// The tests know the sample, whatever content/ has.
process.env.CONTENT_DIR = 'samples/aangan';

/** @type {import('jest').Config} */
const config = {
  // It ends what hangs. A busy machine takes ten times as long and is no fault.
  testTimeout: 60_000,
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
