import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLook, readOffice, readProjects } from './office';
import { TEST_PROJECTS } from '../test-site';

const folder = mkdtempSync(join(tmpdir(), 'office-'));

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

test.each(['../media/a.woff2', '/_next/static/media/a.woff2', '"../media/a.woff2"'])(
  'the inbox has the fonts and colours of the site, whose sheet names them by %s',
  (file) => {
    mkdirSync(join(folder, '_next/static/chunks'), { recursive: true });
    writeFileSync(join(folder, 'index.html'), '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>');
    const sheet = `p{color:red}@font-face{font-family:figtree;src:url(${file})format("woff2")}`;
    writeFileSync(join(folder, '_next/static/chunks/a.css'), sheet);
    const src = 'url(/_next/static/media/a.woff2)format("woff2")';
    writeFileSync(join(folder, '_office.json'), '{"palette":{"deep":"#1d1030","mark":"#d0601f"}}');
    const rules = `@font-face{font-family:figtree;src:${src}}`;
    expect(readLook(folder)).toBe(`${rules}\n:root{--deep:#1d1030;--mark:#d0601f}`);
  },
);
