import { packageCommand, runStep } from './run-step';

const node = (code: string) => [process.execPath, '-e', code];

test('hands back what a program printed, and how it ended', async () => {
  const step = await runStep(node("console.log('out'); console.error('err'); process.exit(3)"), { output: 'keep' });
  expect(step.exitCode).toBe(3);
  expect(step.output).toContain('out\n');
  expect(step.output).toContain('err\n');
});

test('tells every line as it comes', async () => {
  const lines: string[] = [];
  await runStep(node("console.log('one\\ntwo')"), { output: 'keep', onLine: (line) => lines.push(line) });
  expect(lines).toEqual(['one', 'two']);
});

test('a program that is not there is a failure, not a crash', async () => {
  const step = await runStep(['/nowhere/program'], { output: 'keep' });
  expect(step.exitCode).not.toBe(0);
  expect(step.output).toContain('ENOENT');
});

test('an installed program runs without npx', async () => {
  const step = await runStep(packageCommand('typescript', ['--version'], 'tsc'), { output: 'keep' });
  expect(step.output).toMatch(/^Version 6\./);
});
