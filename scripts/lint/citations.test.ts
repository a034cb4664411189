import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sampleDir } from '@/lib/content/files/source';

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => path && existsSync(path));

/** Documents that comments and titles of tests cite, by the word of the citation. */
const CITED_DOCUMENTS = {
  spec: 'docs/specification.md',
  'routes-and-content': 'docs/routes-and-content.md',
  'visual-language': 'docs/visual-language.md',
  accessibility: 'docs/quality/accessibility.md',
  faults: 'docs/quality/faults.md',
  'search-engines': 'docs/quality/search-engines.md',
  security: 'docs/quality/security.md',
};

/** `(spec 5, Filter matching)`, `(spec 7, 8; faults 12 and 16)`, or a number alone in a sentence: `of spec 7`. */
const WORD = Object.keys(CITED_DOCUMENTS).join('|');
const CITATION = new RegExp(
  String.raw`(?<=[(;] ?)(?!faults,)(${WORD})((?: and|,? \d+(?:\.\d+)?)*)(?:, ([^;():.'"]+))?(?=[;)])|\b(${WORD})( \d+(?:\.\d+)?)\b`,
  'g',
);

/** Anchors of a document: its headings, each also with its section's number, and the numbers of list rows. */
function readAnchors(path: string): Set<string> {
  const anchors = new Set<string>();
  let section = '';
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const row = /^- \*\*(\d+)\*\* /.exec(line)?.[1];
    if (row) anchors.add(row);
    const [, marks, number, title] = /^(#{2,4}) (?:(\d+(?:\.\d+)?)\.? )?(.+)$/.exec(line) ?? [];
    if (!marks || !title) continue;
    if (marks === '##') section = number ?? '';
    for (const anchor of number ? [number] : [title, `${section}, ${title}`]) anchors.add(anchor);
  }
  return anchors;
}

test('what a comment or a title cites is in the documents', () => {
  const anchors = Object.fromEntries(Object.entries(CITED_DOCUMENTS).map(([word, path]) => [word, readAnchors(path)]));
  const citations = list('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.js', '*.css').flatMap((path) => {
    const text = readFileSync(path, 'utf8').replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');
    return Array.from(text.matchAll(CITATION), ([text, opened, many = '', heading, alone, one = '']) => {
      const numbers = (many || one).match(/[\d.]+/g) ?? [];
      const cited = [...numbers, ...(heading ? [[...numbers.slice(-1), heading].join(', ')] : [])];
      return {
        place: `${path}: ${text}`,
        missing: cited.filter((anchor) => !anchors[opened ?? alone ?? '']?.has(anchor)),
      };
    });
  });
  expect(citations.length).toBeGreaterThan(300);
  expect(citations.filter(({ missing }) => missing.length > 0)).toEqual([]);
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
