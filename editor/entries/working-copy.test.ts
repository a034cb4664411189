import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editedFolder } from '@/lib/content/set/fixtures/edit-content';
import { isObject, type JsonPath, valueAt } from '@/lib/content/files/walk';
import type { ContentKey } from '@/lib/content/files/table';
import { type RecordChange, saveRecords } from './save';
import { WorkingCopy } from './working-copy';

test('where one of two files cannot be written, as on a full disk, neither is', () => {
  const dir = editedFolder();
  const copy = new WorkingCopy(dir);
  const change = (file: ContentKey, at: JsonPath, fields: object): RecordChange => {
    const before = valueAt(copy.json(file), at);
    return { file, path: at, before, after: { ...(isObject(before) ? before : {}), ...fields } };
  };
  mkdirSync(path.join(dir, `cities.json.${process.pid}.new`));
  const textNow = () => readFileSync(path.join(dir, 'residentialProjects.json'), 'utf8');
  const text = textNow();
  const project = change('residentialProjects', ['vatika', 0], { price: '₹ 1.90 Cr' });
  const city = change('cities', ['gurgaon'], { otherSpellings: ['gurugram'] });
  expect(() => saveRecords(copy, [project, city])).toThrow('EISDIR');
  expect(textNow()).toBe(text);
});
