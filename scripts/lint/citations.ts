import ts from 'typescript';

/** Documents that comments cite, by the word of the citation. */
export const CITED_DOCUMENTS: Readonly<Record<string, string>> = {
  spec: 'docs/specification.md',
  'routes-and-content': 'docs/routes-and-content.md',
  'visual-language': 'docs/visual-language.md',
  accessibility: 'docs/quality/accessibility.md',
  faults: 'docs/quality/faults.md',
  'search-engines': 'docs/quality/search-engines.md',
  security: 'docs/quality/security.md',
};

/** Words that look like a citation but name no document; the check reports them. */
const OTHER_WORDS = ['specification', 'decisions', 'visual language', 'quality', 'search engines', 'facts', 'fault'];

export interface Citation {
  /** `spec` of `(spec 5, Filter matching)`. */
  word: string;
  /** Sections or rows, several in `(spec 5, 9)`. */
  numbers: string[];
  /** `Filter matching`; null if a whole section or document is cited. */
  heading: string | null;
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const CITATION = new RegExp(
  String.raw`(\(|; )?\b(${[...Object.keys(CITED_DOCUMENTS), ...OTHER_WORDS].join('|')})\b` +
    String.raw`(?: (${NUMBER}(?:(?:, | and )${NUMBER})*)(?!\w))?(?:, ([^;():.]+)(?=[;)]))?(?=(.?))`,
  'g',
);

/** Text after a word that is cited without a number. */
const AFTER_WORD = /^[),:;]/;

/** Citations in a text: a word with a number anywhere, or without one at the start of a part of a parenthesis. */
export function findCitations(text: string): Citation[] {
  return [...text.matchAll(CITATION)].flatMap(([, opening, word = '', numbers, heading, next = '']) =>
    numbers || (opening && (heading || AFTER_WORD.test(next)))
      ? [{ word, numbers: numbers?.split(/, | and /) ?? [], heading: (opening && heading) ?? null }]
      : [],
  );
}

const asOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ');

/** The comments of a file as one line without comment marks; '' if the file contains no citation. */
export function readComments(path: string, text: string): string {
  // Parsing a file takes milliseconds, and most files contain no citation.
  if (findCitations(asOneLine(text)).length === 0) return '';
  const comments = path.endsWith('.css') ? (text.match(/\/\*[^]*?\*\//g) ?? []) : commentsOfCode(path, text);
  return comments.map((comment) => asOneLine(comment).replace(/^\/[/*]+\s*|\s*\*\/$/g, '')).join(' ');
}

function commentsOfCode(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const ends = new Map<number, number>();
  const texts: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) texts.push(node);
    const ranges = [ts.getLeadingCommentRanges(text, node.pos), ts.getTrailingCommentRanges(text, node.end)];
    for (const { pos, end } of ranges.flatMap((some) => some ?? [])) ends.set(pos, end);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...ends]
    .filter(([start]) => !texts.some(({ pos, end }) => pos <= start && start < end))
    .sort(([a], [b]) => a - b)
    .map(([pos, end]) => text.slice(pos, end));
}

/** Anchors of a document: its headings, each also with its section's number, and the numbers of list rows. */
export function readAnchors(markdown: string): Set<string> {
  const anchors = new Set<string>();
  let section = '';
  for (const line of markdown.split('\n')) {
    const row = /^- \*\*(\d+)\*\* /.exec(line)?.[1];
    if (row) anchors.add(row);
    const [, marks, number, title] = /^(#{2,4}) (?:(\d+(?:\.\d+)?)\.? )?(.+)$/.exec(line) ?? [];
    if (!marks || !title) continue;
    if (marks === '##') section = number ?? '';
    if (number) anchors.add(number);
    else for (const each of new Set(['', section])) anchors.add(anchorOf(each, title));
  }
  return anchors;
}

const anchorOf = (number: string, heading: string) => (number ? `${number}, ${heading}` : heading);

/** Messages about the parts of a citation that its document lacks. */
export function findMissing({ word, numbers, heading }: Citation, anchorsOf: (path: string) => Set<string>): string[] {
  const path = Object.hasOwn(CITED_DOCUMENTS, word) ? CITED_DOCUMENTS[word] : undefined;
  if (!path) return [`"${word}" is no document that can be cited`];
  if (numbers.length === 0 && !heading) return [`"${word}" is cited without a section or heading`];
  const anchors = anchorsOf(path);
  const cited = [...numbers, ...(heading ? [anchorOf(numbers.at(-1) ?? '', heading)] : [])];
  return cited.filter((anchor) => !anchors.has(anchor)).map((anchor) => `${path} has no "${anchor}"`);
}
