import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPayload, replacePayload, withoutPayload, type PayloadRow, type PayloadValue } from './payload-rows';
import { isElement, isUndefined, StaticMarkup, type PayloadElement } from './static-markup';

/** Below this a text row costs more than it saves. */
const LEAST_CHARS = 60;
/** Rows of ours; Next counts from 0 and stays far below. */
const FIRST_OWN_ID = 0xf000;
const ROOT_ID = '0';

/**
 * Lets the payload of a page carry what no script touches as the very markup that stands in the page, instead of a
 * second description element by element: it compresses to almost nothing, and React takes it over as one piece. Only
 * markup found in the page to the letter is exchanged; should React ever have to draw the page anew, it draws the same.
 */
export function slimPayload(html: string): string {
  const rows = readPayload(html);
  if (rows.length === 0 || rows.some(({ id }) => Number.parseInt(id, 16) >= FIRST_OWN_ID)) return html;
  const page = withoutPayload(html);
  const markup = new StaticMarkup(rows);
  const textIds = new Map<string, string>();

  const idOf = (text: string): string => {
    const id = textIds.get(text) ?? (FIRST_OWN_ID + textIds.size).toString(16);
    textIds.set(text, id);
    return id;
  };
  const markupOf = ([, type, , props]: PayloadElement): string | null => {
    const inner = markup.print(props['children']);
    const isWorthIt = inner.length > LEAST_CHARS && inner.includes('<');
    return isWorthIt && page.includes(`>${inner}</${type}>`) ? inner : null;
  };
  const slim = (value: PayloadValue): PayloadValue => {
    if (isElement(value)) return slimElement(value);
    if (Array.isArray(value)) return value.map(slim);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, slim(inner)]));
  };
  const slimElement = (element: PayloadElement): PayloadElement => {
    const [, type, key, props] = element;
    const isHost = !type.startsWith('$');
    const given = Object.entries(props).filter(([, value]) => !isUndefined(value));
    const inner = isHost && markup.isStatic(element) ? markupOf(element) : null;
    if (inner === null) {
      const slimmed = given.map(([name, value]) => [name, slim(value)] as const);
      return ['$', type, isHost ? null : key, Object.fromEntries(slimmed)];
    }
    const attributes = given.filter(([name]) => name !== 'children');
    const content = { dangerouslySetInnerHTML: { __html: `$${idOf(inner)}` } };
    return ['$', type, null, { ...Object.fromEntries(attributes), ...content }];
  };

  const slimmed = rows.map((row) => (row.kind === 'value' ? { ...row, value: slim(row.value) } : row));
  return replacePayload(html, withTexts(dropUnused(slimmed), textIds));
}

/** Element rows nobody refers to any more, as what they were part of travels as markup. */
function dropUnused(rows: PayloadRow[]): PayloadRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const used = new Set<string>();
  const visit = (value: PayloadValue): void => {
    if (typeof value === 'string') {
      const id = /^\$[A-Za-z@]?([0-9a-f]+)$/.exec(value)?.[1];
      const row = id === undefined || used.has(id) ? undefined : byId.get(id);
      if (!row) return;
      used.add(row.id);
      if (row.kind === 'value') visit(row.value);
    } else if (value !== null && typeof value === 'object') {
      Object.values(value).forEach(visit);
    }
  };
  const isPart = (row: PayloadRow) => row.kind === 'value' && isElement(row.value) && row.id !== ROOT_ID;
  for (const row of rows) if (row.kind === 'value' && !isPart(row)) visit(row.value);
  return rows.filter((row) => !isPart(row) || used.has(row.id));
}

/** Each text right before the first row that refers to it. */
function withTexts(rows: PayloadRow[], textIds: ReadonlyMap<string, string>): PayloadRow[] {
  const waiting = new Map([...textIds].map(([text, id]) => [id, text]));
  return rows.flatMap((row) => {
    if (row.kind !== 'value' || waiting.size === 0) return [row];
    const texts: PayloadRow[] = [];
    for (const [, id = ''] of JSON.stringify(row.value).matchAll(/"\$(f[0-9a-f]{3,})"/g)) {
      const text = waiting.get(id);
      if (text === undefined) continue;
      waiting.delete(id);
      texts.push({ kind: 'text', id, text });
    }
    return [...texts, row];
  });
}

/** Slims every page of the export. */
export function slimExport(outDir: string): void {
  for (const path of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue;
    const file = join(outDir, path);
    const html = readFileSync(file, 'utf8');
    const slimmed = slimPayload(html);
    if (slimmed !== html) writeFileSync(file, slimmed);
  }
}
