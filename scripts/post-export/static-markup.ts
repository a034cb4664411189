import type { PayloadRow, PayloadValue } from './payload-rows';

/** An element of the payload: ['$', type, key, props]. */
export type PayloadElement = ['$', string, PayloadValue, Record<string, PayloadValue>];

/** React keeps books about these beyond their markup, or moves them into the head. */
const MANAGED = [
  'html',
  'head',
  'body',
  'title',
  'meta',
  'link',
  'script',
  'style',
  'form',
  'input',
  'textarea',
  'select',
];
const VOID = ['img', 'br', 'hr', 'source', 'wbr', 'col'];
/** Where React writes another name than the prop's. */
const ATTRIBUTE_NAMES: Record<string, string> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  crossOrigin: 'crossorigin',
  strokeWidth: 'stroke-width',
  strokeDasharray: 'stroke-dasharray',
};
const ESCAPES: Record<string, string> = { '"': '&quot;', "'": '&#x27;', '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const FRAGMENT = '$Sreact.fragment';

export function isElement(value: PayloadValue | undefined): value is PayloadElement {
  return Array.isArray(value) && value[0] === '$' && value.length === 4 && typeof value[1] === 'string';
}

export function isUndefined(value: PayloadValue | undefined): boolean {
  return value === undefined || value === '$undefined';
}

/** Tells which nodes of a payload no script ever touches, and prints them as React does. */
export class StaticMarkup {
  private readonly rows: ReadonlyMap<string, PayloadRow>;
  private readonly known = new Map<PayloadValue, boolean>();
  private isAfterText = false;

  constructor(rows: readonly PayloadRow[]) {
    this.rows = new Map(rows.map((row) => [row.id, row]));
  }

  /** A host element with everything below it, none of which is an island. */
  isStatic(node: PayloadValue | undefined): boolean {
    const value = this.resolve(node);
    if (value === 'elsewhere') return false;
    if (value === null || typeof value.node !== 'object' || value.node === null) return true;
    const known = this.known.get(value.node);
    if (known !== undefined) return known;
    const isStatic = this.isStaticObject(value.node);
    this.known.set(value.node, isStatic);
    return isStatic;
  }

  private isStaticObject(node: PayloadValue[] | Record<string, PayloadValue>): boolean {
    if (!isElement(node)) return Array.isArray(node) && node.every((child) => this.isStatic(child));
    const [, type, , props] = node;
    const isHost = !type.startsWith('$') && !MANAGED.includes(type);
    if (!isHost && !this.isFragment(type)) return false;
    return Object.entries(props).every(([name, value]) =>
      name === 'children' ? this.isStatic(value) : this.attributeText(value) !== 'elsewhere',
    );
  }

  private isFragment(type: string): boolean {
    const row = this.rows.get(type.slice(1));
    return type.startsWith('$') && row?.kind === 'value' && row.value === FRAGMENT;
  }

  /** Markup of what stands between the tags of an element. */
  print(children: PayloadValue | undefined): string {
    this.isAfterText = false;
    return this.printNode(children);
  }

  private printNode(node: PayloadValue | undefined): string {
    const value = this.resolve(node);
    if (value === null || value === 'elsewhere' || value.node === null || typeof value.node === 'boolean') return '';
    if (typeof value.node === 'string' || typeof value.node === 'number') return this.printText(String(value.node));
    if (isElement(value.node)) return this.printElement(value.node);
    return Object.values(value.node)
      .map((child) => this.printNode(child))
      .join('');
  }

  private printText(text: string): string {
    if (text === '') return '';
    const separator = this.isAfterText ? '<!-- -->' : '';
    this.isAfterText = true;
    return separator + escapeText(text);
  }

  private printElement([, type, , props]: PayloadElement): string {
    if (type.startsWith('$')) return this.printNode(props['children']);
    const attributes = Object.entries(props).map(([name, value]) => this.printAttribute(name, value));
    this.isAfterText = false;
    if (VOID.includes(type)) return `<${type}${attributes.join('')}/>`;
    const inner = this.printNode(props['children']);
    this.isAfterText = false;
    return `<${type}${attributes.join('')}>${inner}</${type}>`;
  }

  private printAttribute(name: string, value: PayloadValue): string {
    const text = name === 'children' ? null : this.attributeText(value);
    if (text === null || text === 'elsewhere') return '';
    const attribute = ATTRIBUTE_NAMES[name] ?? name;
    if (typeof text.text !== 'boolean') return ` ${attribute}="${escapeText(text.text)}"`;
    if (/^(?:aria|data)-/.test(name)) return ` ${attribute}="${text.text}"`;
    return text.text ? ` ${attribute}=""` : '';
  }

  /** Null for an attribute that is left out. */
  private attributeText(value: PayloadValue): { text: string | boolean } | null | 'elsewhere' {
    const resolved = this.resolve(value);
    if (resolved === null || resolved === 'elsewhere') return resolved;
    if (resolved.node === null) return null;
    if (typeof resolved.node === 'object') return 'elsewhere';
    return { text: typeof resolved.node === 'boolean' ? resolved.node : String(resolved.node) };
  }

  /** What a value stands for: itself, the row it refers to, null for undefined; 'elsewhere' for what only a script has. */
  private resolve(value: PayloadValue | undefined): { node: PayloadValue } | null | 'elsewhere' {
    if (isUndefined(value) || value === undefined) return null;
    if (typeof value !== 'string' || !value.startsWith('$')) return { node: value };
    if (value.startsWith('$$')) return { node: value.slice(1) };
    const row = this.rows.get(/^\$L?([0-9a-f]+)$/.exec(value)?.[1] ?? 'none');
    if (row?.kind === 'text') return { node: row.text };
    return row?.kind === 'value' ? { node: row.value } : 'elsewhere';
  }
}

function escapeText(text: string): string {
  return text.replace(/["'&<>]/g, (character) => ESCAPES[character] ?? character);
}
