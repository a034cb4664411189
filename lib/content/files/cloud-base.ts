import 'server-only';

/** `imageBase` where it is another host's; our own /images counts as none. */
export function cloudBaseOf(imageBase: string | undefined): string | null {
  return imageBase && /^https?:/i.test(imageBase) ? imageBase.replace(/\/+$/, '') : null;
}
