import { readdirSync } from 'node:fs';

/** Every file below a folder, by its path in it, with `/` between its parts. */
export function listFiles(folder: string): string[] {
  const files: string[] = [];
  // Node's own way into folders takes twice the time over an export of 10,000 projects.
  const list = (below: string) => {
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
      if (entry.isDirectory()) list(`${below}${entry.name}/`);
      else if (entry.isFile()) files.push(below + entry.name);
    }
  };
  list('');
  return files;
}
