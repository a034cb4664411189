import { wrongSetting } from './read-setting';

/** Path of a `file:` database, null for one in memory or elsewhere. */
export function localDbPath(url: string): string | null {
  if (!url.startsWith('file:') || url.includes(':memory:')) return null;
  const path =
    url
      .replace(/^file:/, '')
      .replace(/^\/\/(localhost)?(?=\/)/, '')
      .split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    throw wrongSetting('ENQUIRY_DB_URL', 'a path in which each % is written as %25', `file:${path}`);
  }
}
