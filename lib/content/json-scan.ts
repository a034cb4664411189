import 'server-only';
import type { JsonPath } from './faults';

/** Where a value of a JSON text stands; children by key or index. */
export interface JsonNode {
  /** From 1. */
  line: number;
  children: Map<string | number, JsonNode>;
}

export interface DuplicateKey {
  path: JsonPath;
  line: number;
  firstLine: number;
}

export type JsonScan =
  | { kind: 'valid'; root: JsonNode; duplicates: DuplicateKey[] }
  | { kind: 'invalid'; message: string; line: number; column: number };

/** What `JSON.parse` keeps to itself: lines of values, keys that stand twice, and a fault in an editor's words. */
export function scanJson(text: string): JsonScan {
  const scanner = new JsonScanner(text);
  try {
    return { kind: 'valid', root: scanner.document(), duplicates: scanner.duplicates };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return { kind: 'invalid', message: error.message, line: scanner.line, column: scanner.column };
  }
}

/** Line of the value at a path, else of the nearest value around it. */
export function lineAt(root: JsonNode, path: JsonPath): number {
  let node = root;
  for (const step of path) {
    const child = node.children.get(step);
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
  line = 1;
  #at = 0;
  #lineStart = 0;

  constructor(private readonly text: string) {}

  get column(): number {
    return this.#at - this.#lineStart + 1;
  }

  document(): JsonNode {
    const root = this.#value([]);
    if (this.#next() !== '') this.#fail('expected the end of the file');
    return root;
  }

  /** The next character that is no blank, '' at the end. */
  #next(): string {
    for (; ; this.#at++) {
      const char = this.text[this.#at] ?? '';
      if (char === '\n') {
        this.line++;
        this.#lineStart = this.#at + 1;
      } else if (char !== ' ' && char !== '\t' && char !== '\r') return char;
    }
  }

  #value(path: JsonPath): JsonNode {
    if (path.length > DEPTH_LIMIT) this.#fail(`more than ${DEPTH_LIMIT} levels`);
    const char = this.#next();
    const node: JsonNode = { line: this.line, children: new Map() };
    if (char === '{') this.#members(path, node);
    else if (char === '[') this.#items(path, node);
    else if (char === '"') this.#string();
    else if (this.#match(LITERAL) === null) this.#fail('expected a value');
    return node;
  }

  #members(path: JsonPath, node: JsonNode): void {
    this.#at++;
    if (this.#next() === '}') return void this.#at++;
    do {
      if (this.#next() === '}') this.#fail('expected another entry after the comma');
      if (this.#next() !== '"') this.#fail('expected a name in double quotes');
      const { line } = this;
      const key = JSON.parse(this.#string()) as string;
      const first = node.children.get(key);
      if (first) this.duplicates.push({ path: [...path, key], line, firstLine: first.line });
      if (this.#next() !== ':') this.#fail(`expected a colon after ${JSON.stringify(key)}`);
      this.#at++;
      node.children.set(key, { ...this.#value([...path, key]), line });
    } while (this.#continues('}'));
  }

  #items(path: JsonPath, node: JsonNode): void {
    this.#at++;
    if (this.#next() === ']') return void this.#at++;
    do {
      if (this.#next() === ']') this.#fail('expected another entry after the comma');
      const index = node.children.size;
      node.children.set(index, this.#value([...path, index]));
    } while (this.#continues(']'));
  }

  /** Whether a comma follows; else the closing bracket must. */
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
