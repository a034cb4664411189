import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SentIds } from './sent-ids';

const folder = mkdtempSync(join(tmpdir(), 'sent-ids-'));

test('the file is for its owner alone and ends at ten thousand ids; the last five thousand stay', () => {
  const path = join(folder, 'ids');
  const sent = new SentIds(path);
  for (let id = 0; id <= 10_000; id++) expect(sent.add(String(id))).toBe(true);
  const kept = readFileSync(path, 'utf8').trim().split('\n');
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([5000, '5001', '10000']);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const next = new SentIds(path);
  expect([next.has({ id: '5000', tries: 2 }), next.has({ id: '5001', tries: 1 })]).toEqual([false, true]);
  next.noted(next.toNote());
  expect(next.toNote()).toEqual([]);
});
