/** Path of a `file:` database, null for one in memory or elsewhere. */
export function localDbPath(url: string): string | null {
  if (!url.startsWith('file:') || url.includes(':memory:')) return null;
  const path =
    url
      .replace(/^file:/, '')
      .replace(/^\/\/(localhost)?(?=\/)/, '')
      .split(/[?#]/, 1)[0] ?? '';
  return decodeURIComponent(path);
}
