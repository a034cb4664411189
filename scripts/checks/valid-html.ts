import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { findOnPath, installPackages } from '../run/system';

const OUT_DIR = process.env['OUT_DIR'] ?? 'out';
const JAR = join('node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');
const SHOWN_FAULTS = 40;

/** React writes `<br/>`: valid, and none of our attributes is without quotes. */
const REACTS_SLASH = '.*Trailing slash on void elements.*';

const CHECKER_OPTIONS = ['--skip-non-html', '--no-langdetect', '--format', 'json', '--filterpattern', REACTS_SLASH];

function findJava(): string | null {
  const find = () => findOnPath(['java']);
  return find() ?? (installPackages(['default-jre-headless']) ? find() : null);
}

/** A message of the Nu Html Checker, as `--format json` writes it. */
interface CheckerMessage {
  message: string;
  url?: string;
  extract?: string;
}

/** Faults of a report of the W3C's checker, one line each. Throws on anything that is not a report. */
function readReport(json: string): string[] {
  if (!json.trimStart().startsWith('{')) throw new Error(`The W3C's checker has not answered: ${json.slice(0, 500)}`);
  const { messages } = JSON.parse(json) as { messages: CheckerMessage[] };
  const fileOf = (url: string) => relative(OUT_DIR, decodeURI(url.replace(/^file:/, '')));
  return messages.map(({ message, url = '', extract = '' }) => `${fileOf(url)}: ${message} at ${extract.trim()}`);
}

/** `npm run check:site`: errors and warnings of the W3C's checker, asked about every page of `out/` in one process. */
async function checkValidHtml(): Promise<void> {
  const java = findJava();
  if (java === null) {
    console.log(`SKIPPED: no Java for the W3C's checker, and no right to install it (Debian: default-jre-headless)`);
    return;
  }
  const startMs = performance.now();
  const child = spawn(java, ['-XX:+UseSerialGC', '-Xmx512m', '-jar', JAR, ...CHECKER_OPTIONS, OUT_DIR]);
  const faults = readReport(await text(child.stderr));
  for (const fault of faults.slice(0, SHOWN_FAULTS)) console.error(`  ${fault}`);
  console.log(`W3C's checker: ${faults.length} faults in ${((performance.now() - startMs) / 1000).toFixed(0)} s`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void checkValidHtml();
