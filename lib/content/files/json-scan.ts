import 'server-only';
import type { JsonPath } from './walk';

/** Line, from 1, of the value at a path. A path without a value gives the line of its nearest parent. */
export type FindLine = (path: JsonPath) => number;

export interface DuplicateKey {
  path: JsonPath;
  firstLine: number;
}

export type JsonScan =
  | { kind: 'valid'; findLine: FindLine; duplicates: DuplicateKey[] }
  | { kind: 'invalid'; message: string; line: number; column: number };

/**
 * Position of a value in the text. Children by key or index; null below the kept levels, where they are found on
 * demand.
 */
interface JsonNode {
  /** Line of its key, if it has one. */
  line: number;
  start: { at: number; line: number };
  children: Map<string | number, JsonNode> | null;
}

/** Depth of the records in every shape of file. A tree of all fields would take many times the size of the text. */
const KEPT_LEVELS = 2;

/**
 * Finds what `JSON.parse` does not report: lines of values, duplicate keys, and the first syntax error in words for an
 * editor. jsonc-parser takes twice the time and would save 16 lines.
 */
export function scanJson(text: string): JsonScan {
  const scanner = new JsonScanner(text, KEPT_LEVELS);
  try {
    const root = scanner.document();
    return { kind: 'valid', findLine: (path) => lineAt(text, root, path), duplicates: scanner.duplicates };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { kind: 'invalid', message: error.message, line: scanner.line, column: scanner.column };
  }
}

function lineAt(text: string, root: JsonNode, path: JsonPath): number {
  let node = root;
  for (const step of path) {
    const children = node.children ?? new JsonScanner(text, Infinity, node.start).value().children;
    const child = children?.get(step);
    if (!child) break;
    node = child;
  }
  return node.line;
}

class JsonFault extends Error {}

const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const DEPTH_LIMIT = 100;

class JsonScanner {
  readonly duplicates: DuplicateKey[] = [];
  line: number;
  readonly #path: (string | number)[] = [];
  #at: number;
  #lineStart = 0;

  /** Records the positions of values down to `keptLevels` below the start value. */
  constructor(
    private readonly text: string,
    private readonly keptLevels: number,
    start = { at: 0, line: 1 },
  ) {
    this.#at = start.at;
    this.line = start.line;
  }

  get column(): number {
    return this.#at - this.#lineStart + 1;
  }

  document(): JsonNode {
    const root = this.value();
    if (this.#next() !== '') this.#fail('expected the end of the file');
    return root;
  }

  /** Skips white space and returns the next character without consuming it, '' at the end. */
  #next(): string {
    for (; ; this.#at++) {
      const char = this.text[this.#at] ?? '';
      if (char === '\n') {
        this.line++;
        this.#lineStart = this.#at + 1;
      } else if (char !== ' ' && char !== '\t' && char !== '\r') return char;
    }
  }

  value(): JsonNode {
    if (this.#path.length > DEPTH_LIMIT) this.#fail(`more than ${DEPTH_LIMIT} levels`);
    const char = this.#next();
    const isKept = this.#path.length < this.keptLevels && (char === '{' || char === '[');
    const start = { at: this.#at, line: this.line };
    const node: JsonNode = { line: this.line, start, children: isKept ? new Map() : null };
    if (char === '{') this.#members(node);
    else if (char === '[') this.#items(node);
    else if (char === '"') this.#string();
    else if (this.#match(LITERAL) === null) this.#fail('expected a value');
    return node;
  }

  #members(node: JsonNode): void {
    this.#at++;
    if (this.#next() === '}') return void this.#at++;
    const lines = new Map<string, number>();
    do {
      if (this.#next() === '}') this.#fail('expected another entry after the comma');
      if (this.#next() !== '"') this.#fail('expected a name in double quotes');
      const { line } = this;
      const key = JSON.parse(this.#string()) as string;
      const firstLine = lines.get(key);
      if (firstLine !== undefined) this.duplicates.push({ path: [...this.#path, key], firstLine });
      lines.set(key, line);
      if (this.#next() !== ':') this.#fail(`expected a colon after ${JSON.stringify(key)}`);
      this.#at++;
      this.#child(node, key).line = line;
    } while (this.#continues('}'));
  }

  #items(node: JsonNode): void {
    this.#at++;
    if (this.#next() === ']') return void this.#at++;
    let index = 0;
    do {
      if (this.#next() === ']') this.#fail('expected another entry after the comma');
      this.#child(node, index++);
    } while (this.#continues(']'));
  }

  #child(parent: JsonNode, step: string | number): JsonNode {
    this.#path.push(step);
    const child = this.value();
    this.#path.pop();
    parent.children?.set(step, child);
    return child;
  }

  /** Consumes a comma (true) or the closing bracket (false); any other character is a syntax error. */
  #continues(closing: string): boolean {
    const char = this.#next();
    if (char !== ',' && char !== closing) this.#fail(`expected a comma or ${closing}`);
    this.#at++;
    return char === ',';
  }

  #string(): string {
    return this.#match(STRING) ?? this.#fail('expected text to end on its line and to hold no stray \\ mark', '');
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    this.#at += found?.length ?? 0;
    return found;
  }

  #fail(what: string, found = this.#found()): never {
    throw new JsonFault(what + found);
  }

  #found(): string {
    const char = this.text[this.#at];
    return `, found ${char === undefined ? 'the end of the file' : JSON.stringify(char)}`;
  }
}
