import { readOptions } from './read-options';

const CONFIG = {
  allowPositionals: true,
  options: { root: { type: 'string', default: 'out' }, 'no-ipv6': { type: 'boolean' } },
} as const;
const LIST = 'npm run make:x -- … OPTIONS\n  --root … (out)\n  --no-ipv6';

/** What the command prints, and its exit code where it ends. */
function run(args: string[], config: Parameters<typeof readOptions>[0] = CONFIG) {
  const printed: unknown[] = [];
  const print = (text: unknown) => void printed.push(text);
  jest.replaceProperty(process, 'argv', ['node', 'make-x.ts', ...args]);
  jest.replaceProperty(process, 'env', { ...process.env, npm_lifecycle_event: 'make:x' });
  jest.spyOn(console, 'log').mockImplementation(print);
  jest.spyOn(console, 'error').mockImplementation(print);
  jest.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${String(code)}`);
  });
  try {
    return { values: { ...readOptions(config).values }, printed };
  } catch (error) {
    return { ended: (error as Error).message, printed };
  }
}
afterEach(() => jest.restoreAllMocks());

test.each([
  [[], { root: 'out' }],
  [['--root', 'a', 'b'], { root: 'a' }],
  [['--root=a', '--no-ipv6'], { root: 'a', 'no-ipv6': true }],
])('%j are read', (args, values) => {
  expect(run(args)).toEqual({ values, printed: [] });
});

test.each([
  [['--help'], 'exit 0', LIST],
  [['-h'], 'exit 0', LIST],
  [['--rot', 'a'], 'exit 2', `Unknown option '--rot'.\n${LIST}`],
  [['--root'], 'exit 2', `Option '--root <value>' argument missing.\n${LIST}`],
  [['--no-ipv6=yes'], 'exit 2', `Option '--no-ipv6' does not take an argument.\n${LIST}`],
])('%j end in %s with the options', (args, ended, text) => {
  expect(run(args)).toEqual({ ended, printed: [text] });
});

test('a command that hands its options on takes any', () => {
  expect(run(['--turbo'], { strict: false, options: {} })).toEqual({ values: { turbo: true }, printed: [] });
});
