import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface WelcomeProps {
  baseUrl: string;
  outDir: string;
  dbUrl: string;
  /** Where enquiries are sent to. */
  deliveries: string;
  hasInbox: boolean;
  siteName: string;
}

/** Text in the terminal when the site is ready. */
export function welcome({ baseUrl, outDir, dbUrl, deliveries, hasInbox, siteName }: WelcomeProps): string {
  const project = firstProjectPath(outDir);
  const rows = [
    ['Home', `${baseUrl}/`],
    ...(project ? [['A project', `${baseUrl}${project}`]] : []),
    ['Enquiries', `POST ${baseUrl}/contact.php, kept in ${withoutQuery(dbUrl)} (npm run enquiries lists them)`],
    ['Office', deliveries],
    ['Inbox', hasInbox ? `${baseUrl}/office` : 'none; npm run enquiries -- add-user NAME opens it'],
  ];
  const lines = rows.map(([label = '', address = '']) => `  ${label.padEnd(10)} ${address}`);
  return [`\n${siteName} is ready. Ctrl+C stops it.`, ...lines, ''].join('\n');
}

/** Address of the first project page. */
function firstProjectPath(outDir: string): string | null {
  const folder = join(outDir, 'project-details');
  if (!existsSync(folder)) return null;
  for (const developer of readdirSync(folder, { withFileTypes: true })) {
    if (!developer.isDirectory()) continue;
    const page = readdirSync(join(folder, developer.name)).find((name) => name.endsWith('.html'));
    if (page) return `/project-details/${developer.name}/${page.replace(/\.html$/, '')}`;
  }
  return null;
}

/** A database address may carry a token in its query. */
function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
