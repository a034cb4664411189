/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProjects } from '@/lib/content/records/projects';
import { getTheme } from '@/lib/content/records/theme';
import { getSite } from '@/lib/content/records/site';
import { writeOffice } from './write-office';

const folder = mkdtempSync(join(tmpdir(), 'office-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the export says whom to call and what each project is called, and nothing else of the settings', () => {
  const project = getProjects().find(({ id }) => id === 'mogra-courts-sector-83');
  writeOffice(folder, getSite(), getTheme().palette, project ? [project] : []);
  const { name, phone, email, url } = getSite();
  expect(JSON.parse(readFileSync(join(folder, '_office.json'), 'utf8'))).toEqual({
    name,
    phone,
    email,
    url,
    palette: getTheme().palette,
    projects: {
      'mogra-courts-sector-83': {
        name: 'Mogra Courts',
        place: 'Sector 83, Gurgaon',
        developer: 'Vatika',
        developerSlug: 'vatika',
        city: 'Gurgaon',
        citySlug: 'gurgaon',
      },
    },
  });
  expect(phone).toMatch(/^\+91/);
});
