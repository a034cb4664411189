/** Lower-cased, hyphenated form of a name: 'Aravali Crest' → 'aravali-crest' (spec 3, Developer). */
export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The form in which names are compared: without case, hyphens and spaces (spec 9). */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s-]/g, '');
}

/** Developer names match ignoring case, hyphens and spaces (spec 9). */
export function isSameName(a: string, b: string): boolean {
  return a === b || plainName(a) === plainName(b);
}

/** Whether a name contains a typed text, by the same rule. */
export function nameHolds(name: string, typed: string): boolean {
  return plainName(name).includes(plainName(typed));
}

/** Whether a bare slug may stand in an address. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]+$/.test(text);
}
