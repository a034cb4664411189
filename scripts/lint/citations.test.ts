/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleDir } from '@/lib/content/files/source';
import { findCitations, findMissing, readAnchors, readComments } from './citations';

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path && existsSync(path));

const anchorsByPath = new Map<string, Set<string>>();
function anchorsOf(path: string): Set<string> {
  const anchors = anchorsByPath.get(path) ?? readAnchors(readFileSync(path, 'utf8'));
  anchorsByPath.set(path, anchors);
  return anchors;
}

test('every citation in a comment has its heading in docs/', () => {
  const citations = list('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css').flatMap((path) =>
    findCitations(readComments(path, readFileSync(path, 'utf8'))).map((citation) => ({ path, citation })),
  );
  expect(citations.length).toBeGreaterThan(300);
  const missing = citations.flatMap(({ path, citation }) =>
    findMissing(citation, anchorsOf).map((lack) => `${path}: ${lack}`),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['a section', 'Overlap passes (spec 5).', ['spec 5']],
  ['a heading of a section', 'Overlap passes (spec 5, Filter matching). */', ['spec 5, Filter matching']],
  ['a heading in other letters', 'Tap to open (spec 2, hint).', ['spec 2, hint']],
  ['several sections', 'The chain (spec 7, 8).', ['spec 7', 'spec 8']],
  ['two documents', 'Wishes (spec 9, Search; routes-and-content, Listing).', ['spec 9, Search', 'Listing']],
  ['a section in a sentence', 'The five events of spec 7, from one listener.', ['spec 7']],
  ['a row', 'One request at a time (faults 12, 16 and 17).', ['faults 12', 'faults 16', 'faults 17']],
  ['a document alone', 'Dots below 768 px (decisions).', ['decisions']],
  ['a word that names no document', 'Own canonical (quality, search engines: pagination).', ['quality']],
  ['a document in the place of a heading', 'Old addresses (spec 2, decisions Routes).', ['spec 2, decisions Routes']],
  [
    'nothing: ordinary words',
    'Amenities and specifications; the faults of a file, its quality and security headers.',
    [],
  ],
])('finds %s', (_, comment, cited) => {
  const found = findCitations(comment).flatMap(({ word, numbers, heading }) => {
    if (heading) return [[word, ...numbers].join(' ') + `, ${heading}`];
    return numbers.length > 0 ? numbers.map((number) => `${word} ${number}`) : [word];
  });
  expect(found.map((each) => each.replace('routes-and-content, ', ''))).toEqual(cited);
});

const SAMPLE = '# Title\n\n## 5. Validation\n\n### Filter matching\n\n## Forms\n\n- **17** double click: once\n';

test.each([
  ['its section', '(spec 5)', []],
  ['its heading below that section', '(spec 5, Filter matching)', []],
  ['its heading', '(routes-and-content, Forms)', []],
  ['its row', '(faults 17)', []],
  ['no such section', '(spec 6)', ['docs/specification.md has no "6"']],
  ['no such heading there', '(spec 5, Forms)', ['docs/specification.md has no "5, Forms"']],
  ['no such row', '(faults 18)', ['docs/quality/faults.md has no "18"']],
  ['neither section nor heading', '(spec)', ['"spec" is cited without a section or heading']],
  ['no such document', '(decisions, Forms)', ['"decisions" is no document that can be cited']],
])('a citation with %s', (_, comment, missing) => {
  const anchors = readAnchors(SAMPLE);
  expect(findCitations(comment).flatMap((citation) => findMissing(citation, () => anchors))).toEqual(missing);
});

test('comments are read as one line, strings and markup are no comments', () => {
  const code = "/**\n * Own (spec 2,\n * Footer).\n */\nconst x = '/* (spec 1) */'; // first (spec 3)\n";
  expect(readComments('x.ts', code)).toBe('Own (spec 2, Footer). first (spec 3)');
  expect(readComments('x.tsx', 'const a = <p>// (spec 4)</p>; /* b */')).toBe('b');
  expect(readComments('x.ts', '/** Nothing is cited. */')).toBe('');
  expect(readComments('x.css', 'a { color: red } /* Type (visual-language 3). */')).toBe('Type (visual-language 3).');
});

test('every relative link of the documents leads to a file, and to a heading where it names one', () => {
  const broken = list('*.md').flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/```[^]*?```|`[^`\n]*`/g, '');
    return Array.from(text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g), ([, link = '', source = '']) => link || source)
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => !isThere(path, link))
      .map((link) => `${path}: ${link}`);
  });
  expect(broken).toEqual([]);
});

test('every file that a document names is there, and so is every test', () => {
  const named = list('docs/*.md').flatMap((path) =>
    Array.from(
      readFileSync(path, 'utf8').matchAll(
        /`((?:app|components|content|docs|e2e|lib|scripts|server)\/[^\s`{}*]+\.\w+)(?: › ([^`]+))?`/g,
      ),
      ([, file = '', title = '']) => ({ path, file, title }),
    ),
  );
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter(
    ({ file, title }) =>
      !existsSync(ofSample(file)) || !readFileSync(ofSample(file), 'utf8').replaceAll("\\'", "'").includes(title),
  );
  expect(missing.map(({ path, file, title }) => `${path}: ${file} ${title}`)).toEqual([]);
});

test('DECISIONS.md names every file of decisions', () => {
  const index = readFileSync('DECISIONS.md', 'utf8');
  const files = list('docs/decisions/*.md');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((path) => !index.includes(`(${path})`))).toEqual([]);
});

/** What documents name below content/ is of the sample. */
const ofSample = (file: string) => file.replace(/^content(?=\/)/, sampleDir());

function isThere(path: string, link: string): boolean {
  const [file = '', fragment] = decodeURIComponent(link).split('#');
  const target = ofSample(file ? join(dirname(path), file) : path);
  if (!existsSync(target)) return false;
  return fragment === undefined || headingIds(readFileSync(target, 'utf8')).includes(fragment);
}

/** Heading ids as GitHub makes them: lower case, hyphens for blanks, without punctuation. */
function headingIds(markdown: string): string[] {
  return Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
