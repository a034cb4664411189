import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editedFolder } from '@/lib/content/set/fixtures/edit-content';
import { WorkingCopy } from '../entries/working-copy';
import { sheetCalls } from './sheet-calls';

test('a price list is taken over as it was seen, not over what somebody changed since', async () => {
  const dir = editedFolder();
  const { readSheet, applySheet } = sheetCalls(new WorkingCopy(dir));
  const file = path.join(dir, 'residentialProjects.json');
  const none = JSON.stringify({ columns: {}, leftOut: [], accepted: [] });
  const list = { fileName: 'a.csv', decisions: none, bytes: new Blob(['Project;Price\nMogra Courts;2.1 Cr']) };
  const older = await readSheet(list);
  writeFileSync(file, readFileSync(file, 'utf8').replace('1.81 – 2.62 Cr', '1.95 – 2.62 Cr'));
  await expect(applySheet({ ...list, seen: older.seen })).rejects.toThrow('The content changed meanwhile');
  expect(readFileSync(file, 'utf8')).toContain('1.95 – 2.62 Cr');
  await applySheet({ ...list, seen: (await readSheet(list)).seen });
  expect(readFileSync(file, 'utf8')).toContain('2.1 Cr');
});
