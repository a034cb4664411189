/** @jest-environment node */
import { ask, runTarget } from './run-target';
import { fuzzFiles, loadTarget, readCases } from './targets';

test('every kept input belongs to a target', () => {
  expect(fuzzFiles()).toEqual(expect.arrayContaining(Object.keys(readCases())));
});

test.each(fuzzFiles())('%s: its promises hold for its pieces and for what once broke them', async (file) => {
  const { pieces, holds } = await loadTarget(file);
  for (const text of [...pieces, ...(readCases()[file] ?? [])]) await holds(text);
});

const SHORT = { seed: 1, limitMs: 1000 };

test('an input that breaks a promise is found and made short', async () => {
  const holds = (text: string) => {
    if (text.includes('b')) throw new Error('has a b');
  };
  const { finding } = await runTarget({ file: 'x', pieces: ['a', 'bc', 'dd'], holds }, [], SHORT);
  expect(finding).toEqual({ text: expect.stringMatching(/^[^b]?bc?[^b]?$/) as string, message: 'Error: has a b' });
});

test('an input that takes too long is a finding', async () => {
  const holds = () => {
    const { user } = process.cpuUsage();
    while (process.cpuUsage().user - user < 150_000);
  };
  await expect(ask({ holds }, 'a')).rejects.toThrow(/takes \d+ ms/);
});

test('kept inputs come first, and a run without findings ends in time', async () => {
  const asked: string[] = [];
  const holds = (text: string) => void asked.push(text);
  const { finding, inputs } = await runTarget({ file: 'x', pieces: ['a'], holds }, ['kept'], { seed: 1, limitMs: 200 });
  expect(finding).toBeNull();
  expect(inputs).toBe(asked.length);
  expect(asked[0]).toBe('kept');
});
