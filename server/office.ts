import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a visitor reaches the office when a form does not go through; empty texts are not shown. */
export interface Office {
  name: string;
  phone: string;
  email: string;
}

/** The office's name, phone and e-mail of content/site.json; without that file a page names no number. */
export function readOffice(contentDir: string): Office {
  let site: unknown = null;
  try {
    site = JSON.parse(readFileSync(join(contentDir, 'site.json'), 'utf8'));
  } catch {
    // A server that stands alone has no content beside it.
  }
  const record = typeof site === 'object' && site !== null ? (site as Record<string, unknown>) : {};
  const text = (key: keyof Office) => (typeof record[key] === 'string' ? record[key] : '');
  return { name: text('name'), phone: text('phone'), email: text('email') };
}
