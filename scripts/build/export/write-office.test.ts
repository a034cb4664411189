/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getSite } from '@/lib/content/records/site';
import { writeOffice } from './write-office';

const folder = mkdtempSync(join(tmpdir(), 'office-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the export says whom to call and where each project stands, and nothing else of the settings', () => {
  writeOffice(folder, getSite(), [{ developerSlug: 'vatika', id: 'neem-court', citySlug: 'gurgaon' }]);
  const { name, phone, email, url } = getSite();
  expect(JSON.parse(readFileSync(join(folder, '_office.json'), 'utf8'))).toEqual({
    name,
    phone,
    email,
    url,
    projectCities: { '/project-details/vatika/neem-court': 'gurgaon' },
  });
  expect(phone).toMatch(/^\+91/);
});
