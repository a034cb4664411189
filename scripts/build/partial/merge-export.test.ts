import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listFiles } from '../../run/files';
import { mergeExport } from './merge-export';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'merge-'))));

function write(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
  return join(folder, name);
}

test('fresh files win, unchanged and equal ones stay with their copies, all else goes with its folders', () => {
  const earlier = write('earlier', {
    'index.html': 'old',
    'project-details/a/1.html': 'one',
    'project-details/a/1.html.br': 'one, br',
    'project-details/a/2.html': 'two, old',
    'project-details/gone/3.html': 'three',
    'project-details/gone/3.html.gz': 'three, gz',
    'data/listings/gone.json': '{}',
    'data/listings/all.json': '{}',
    'data/listings/all.json.br': 'all, br',
    'sitemap.xml': 'later',
  });
  const fresh = write('out', {
    'index.html': 'new',
    'project-details/a/2.html': 'two, new',
    'project-details/b/4.html': 'four',
    'data/listings/all.json': '{}',
  });
  const merged = mergeExport(earlier, fresh, {
    files: listFiles(earlier),
    unchanged: ['project-details/a/1.html'],
    stays: (file) => file === 'sitemap.xml',
  });
  expect(merged.all.sort()).toEqual(listFiles(fresh).sort());
  const { made } = merged;
  expect(made.sort()).toEqual(['index.html', 'project-details/a/2.html', 'project-details/b/4.html']);
  expect(existsSync(earlier)).toBe(false);
  const files = readdirSync(fresh, { recursive: true, encoding: 'utf8' }).sort();
  expect(files.filter((file) => /\.\w+$/.test(file))).toEqual([
    'data/listings/all.json',
    'data/listings/all.json.br',
    'index.html',
    'project-details/a/1.html',
    'project-details/a/1.html.br',
    'project-details/a/2.html',
    'project-details/b/4.html',
    'sitemap.xml',
  ]);
  expect(files).not.toContain('project-details/gone');
  expect(readFileSync(join(fresh, 'index.html'), 'utf8')).toBe('new');
  expect(readFileSync(join(fresh, 'project-details/a/2.html'), 'utf8')).toBe('two, new');
});

test('pictures that stand ready are copied where the earlier export lacks them or has others', () => {
  const earlier = write('earlier', {
    'index.html': 'old',
    'images/same.jpg': 'same',
    'images/same.svg': 'drawing',
    'images/same.svg.br': 'drawing, br',
    'images/other.jpg': 'old!',
    'images/a.12345678-480.avif': 'avif',
    'images/gone.jpg': 'gone',
  });
  const fresh = write('out', { 'index.html': 'new' });
  const files = ['images/same.jpg', 'images/same.svg', 'images/other.jpg', 'images/a.12345678-480.avif'];
  const folder = write('public', {
    'images/same.jpg': 'same',
    'images/same.svg': 'drawing',
    'images/other.jpg': 'new!',
    'images/a.12345678-480.avif': 'avif',
    'images/new.jpg': 'new',
  });
  const merged = mergeExport(earlier, fresh, {
    files: listFiles(earlier),
    unchanged: [],
    stays: () => false,
    ready: { folder, files: [...files, 'images/new.jpg'] },
  });
  expect(merged.made.sort()).toEqual(['images/new.jpg', 'images/other.jpg', 'index.html']);
  expect(merged.all.sort()).toEqual(listFiles(fresh).sort());
  expect(listFiles(fresh).sort()).toEqual([...files, 'images/new.jpg', 'images/same.svg.br', 'index.html'].sort());
  expect(readFileSync(join(fresh, 'images/other.jpg'), 'utf8')).toBe('new!');
});
