/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSite } from '@/lib/content/records/site';
import { writeOffice } from './write-office';

const folder = mkdtempSync(join(tmpdir(), 'office-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the export says whom to call, and nothing else of the settings', () => {
  writeOffice(folder, getSite());
  const { name, phone, email } = getSite();
  expect(JSON.parse(readFileSync(join(folder, '_office.json'), 'utf8'))).toEqual({ name, phone, email });
  expect(phone).toMatch(/^\+91/);
});
