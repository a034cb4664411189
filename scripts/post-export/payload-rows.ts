/** A value of the payload: JSON, in which '$…' strings refer to other rows. */
export type PayloadValue = null | boolean | number | string | PayloadValue[] | { [name: string]: PayloadValue };

/** One row of the data Next puts beside a page for its client: parsed, a long text, or anything else as it stands. */
export type PayloadRow =
  | { kind: 'value'; id: string; value: PayloadValue }
  | { kind: 'text'; id: string; text: string }
  | { kind: 'other'; id: string; source: string };

/** As Next writes it, a string, and as `replacePayload` does, a template. */
const PUSH = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\[^])*`)\]\)<\/script>/g;
const COLON = 58;
const COMMA = 44;
const NEWLINE = 10;
const TEXT_TAG = 84;

/** The rows of a page's payload, in order; empty for a page without. Throws where a row is not what it seems. */
export function readPayload(html: string): PayloadRow[] {
  const payload = [...html.matchAll(PUSH)].map(([, literal]) => readLiteral(literal ?? '""')).join('');
  const bytes = Buffer.from(payload);
  const rows: PayloadRow[] = [];
  for (let start = 0; start < bytes.length;) {
    const colon = bytes.indexOf(COLON, start);
    const id = bytes.toString('utf8', start, colon);
    if (bytes[colon + 1] === TEXT_TAG) {
      const comma = bytes.indexOf(COMMA, colon);
      const end = comma + 1 + Number.parseInt(bytes.toString('utf8', colon + 2, comma), 16);
      rows.push({ kind: 'text', id, text: bytes.toString('utf8', comma + 1, end) });
      start = end;
    } else {
      const newline = bytes.indexOf(NEWLINE, colon);
      const end = newline < 0 ? bytes.length : newline;
      rows.push(toRow(id, bytes.toString('utf8', colon + 1, end)));
      start = end + 1;
    }
  }
  return rows;
}

function readLiteral(literal: string): string {
  if (literal.startsWith('"')) return JSON.parse(literal) as string;
  return literal.slice(1, -1).replace(/\\([^])/g, (_, character: string) => (character === 'r' ? '\r' : character));
}

function toRow(id: string, source: string): PayloadRow {
  const isJson = /^["[{\d-]|^(?:null|true|false)$/.test(source);
  return isJson ? { kind: 'value', id, value: JSON.parse(source) as PayloadValue } : { kind: 'other', id, source };
}

/** The page without its payload: what a visitor sees. */
export function withoutPayload(html: string): string {
  return html.replace(PUSH, '');
}

/** The page with these rows as its payload, in one script where the first stood. */
export function replacePayload(html: string, rows: readonly PayloadRow[]): string {
  let isFirst = true;
  const script = `<script>self.__next_f.push([1,${templateLiteral(rows.map(printRow).join(''))}])</script>`;
  return html.replace(PUSH, () => {
    if (!isFirst) return '';
    isFirst = false;
    return script;
  });
}

/** Replaces words in the page and in its payload alike, where the lengths of texts have to stay right. */
export function replaceEverywhere(html: string, from: RegExp, to: string): string {
  const rows = readPayload(html).map((row): PayloadRow => {
    if (row.kind === 'text') return { ...row, text: row.text.replace(from, to) };
    if (row.kind === 'other') return row;
    return { ...row, value: JSON.parse(JSON.stringify(row.value).replace(from, to)) as PayloadValue };
  });
  const payloads: string[] = [];
  const page = html.replace(PUSH, (script) => `\0${payloads.push(script)}\0`).replace(from, to);
  const restored = page.replace(/\0(\d+)\0/g, (_, index) => payloads[Number(index) - 1] ?? '');
  return rows.length > 0 ? replacePayload(restored, rows) : restored;
}

function printRow(row: PayloadRow): string {
  if (row.kind === 'text') return `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`;
  return `${row.id}:${row.kind === 'value' ? JSON.stringify(row.value) : row.source}\n`;
}

/** Quotes and tags stand unescaped, so that they compress with the same words of the page; no script can begin or end. */
function templateLiteral(text: string): string {
  const escaped = text
    .replace(/[\\`]|\$\{/g, '\\$&')
    .replace(/\r/g, '\\r')
    .replace(/<(?=\/?script)/gi, '<\\');
  return `\`${escaped}\``;
}
