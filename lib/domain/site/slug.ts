/**
 * Allowed form of an `href` or `src`: `http(s)://`, or an in-app path with one '/' (routes-and-content, Content
 * faults).
 */
export const SAFE_URL_PATTERN = /^(?:https?:\/\/[^\s\\/?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?|\/(?!\/)[^\s\\\p{Cc}]*)$/iu;

/** Whether an address from the content may be linked; refuses scripts, data, '//host', backslashes and blanks. */
export function isSafeUrl(text: string): boolean {
  return SAFE_URL_PATTERN.test(text) && (text.startsWith('/') || URL.canParse(text));
}

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
