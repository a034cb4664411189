/**
 * Allowed form of an `href` or `src`: `http(s)://`, or an in-app path with one '/' (routes-and-content, Content
 * faults).
 */
export const SAFE_URL_PATTERN = /^(?:https?:\/\/[^\s\\/?#@\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?|\/(?!\/)[^\s\\\p{Cc}]*)$/iu;

/** Whether an address from the content may be linked; refuses scripts, data, '//host', backslashes and blanks. */
export function isSafeUrl(text: string): boolean {
  return SAFE_URL_PATTERN.test(text) && (text.startsWith('/') || URL.canParse(text));
}
