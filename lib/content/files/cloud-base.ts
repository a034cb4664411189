import 'server-only';

/** `imageBase` if it is on another host; null for our own /images. */
export function cloudBaseOf(imageBase: string | undefined): string | null {
  return imageBase && /^https?:/i.test(imageBase) ? imageBase.replace(/\/+$/, '') : null;
}
