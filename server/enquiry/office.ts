import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OFFICE_FILE } from '@/lib/hosting/rules';
import type { Site } from '@/lib/domain/site/site';
import type { Palette } from '@/lib/domain/site/theme';

/** Contact data of the office, shown if a form fails, and the site's address; empty texts are not shown. */
export type Office = Pick<Site, 'name' | 'phone' | 'email' | 'url'>;

/** A project as the office knows it. */
export interface OfficeProject {
  name: string;
  /** 'Sector 83, Gurgaon'. */
  place: string;
  developer: string;
  developerSlug: string;
  city: string;
  citySlug: string;
}

/** By id. */
export type OfficeProjects = Readonly<Record<string, OfficeProject>>;

interface OfficeFile extends Office {
  projects: OfficeProjects;
  palette: Palette;
}

const NOBODY: Office = { name: '', phone: '', email: '', url: '' };

/** The projects of the site. Read when they are needed, because publishing may change them. */
export function readProjects(outDir: string): OfficeProjects {
  return readFile(outDir).projects ?? {};
}

/** Reads the office file that the build wrote into the export. Without it pages show no contact data. */
export function readOffice(outDir: string): Office {
  const { name, phone, email, url } = { ...NOBODY, ...readFile(outDir) };
  return { name, phone, email, url };
}

let latest: { state: string; file: Partial<OfficeFile> } = { state: '', file: {} };

/** Each enquiry asks for it, so that it is read again only when publishing changed it. */
function readFile(outDir: string): Partial<OfficeFile> {
  const path = join(outDir, OFFICE_FILE);
  try {
    const { ino, mtimeMs, size } = statSync(path);
    const state = [path, ino, mtimeMs, size].join(' ');
    if (latest.state !== state) latest = { state, file: JSON.parse(readFileSync(path, 'utf8')) as Partial<OfficeFile> };
    return latest.file;
  } catch {
    return {};
  }
}

/** The site's look for the pages of the endpoint: its fonts, whose files change their names with each build, and colours. */
export function readLook(outDir: string): string {
  const colours = Object.entries(readFile(outDir).palette ?? {}).map(([role, colour]) => `--${role}:${colour}`);
  return `${readFonts(outDir)}\n:root{${colours.join(';')}}`;
}

function readFonts(outDir: string): string {
  try {
    const page = readFileSync(join(outDir, 'index.html'), 'utf8');
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/_next\/static\/[\w./-]+\.css)"/.exec(page) ?? [];
    const rules = readFileSync(join(outDir, sheet), 'utf8').match(/@font-face\{[^{}]*\}/g) ?? [];
    // A sheet may name its files from where it lies; the inbox lies elsewhere.
    const address = (_: string, file: string) => `url(${new URL(file, `http://site${sheet}`).pathname})`;
    return rules.join('\n').replace(/url\(["']?([^"')]+)["']?\)/g, address);
  } catch {
    return '';
  }
}
