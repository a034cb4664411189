/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOffice, readProjectCities } from './office';

const folder = mkdtempSync(join(tmpdir(), 'office-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOBODY = { name: '', phone: '', email: '', url: '' };

test('a folder that no build wrote names nobody', () => {
  expect(readOffice(folder)).toEqual(NOBODY);
});

test.each<[string, string, object]>([
  [
    'the whole office',
    '{"name":"Aangan","phone":"+91 1","email":"a@b.example","url":"https://b.example"}',
    { name: 'Aangan', phone: '+91 1', email: 'a@b.example', url: 'https://b.example' },
  ],
  ['a part of it', '{"name":"Aangan"}', { ...NOBODY, name: 'Aangan' }],
  ['half a file', '{"name":', NOBODY],
])('of %s the endpoint tells what is there', (_, text, office) => {
  writeFileSync(join(folder, '_office.json'), text);
  expect(readOffice(folder)).toEqual(office);
});

test('the city of each project is read apart, and visitors never see it', () => {
  const projectCities = { '/project-details/vatika/neem-court': 'gurgaon' };
  writeFileSync(join(folder, '_office.json'), JSON.stringify({ name: 'Aangan', projectCities }));
  expect(readProjectCities(folder)).toEqual(projectCities);
  expect(readOffice(folder)).toEqual({ ...NOBODY, name: 'Aangan' });
});
