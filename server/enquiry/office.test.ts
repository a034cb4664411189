/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOffice, readProjects } from './office';
import { TEST_PROJECTS } from '../test-site';

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

test('the projects are read apart', () => {
  writeFileSync(join(folder, '_office.json'), JSON.stringify({ name: 'Aangan', projects: TEST_PROJECTS }));
  expect(readProjects(folder)).toEqual(TEST_PROJECTS);
  expect(readOffice(folder)).toEqual({ ...NOBODY, name: 'Aangan' });
});
