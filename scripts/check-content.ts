import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FILES } from '@/lib/content/content-files';
import { contentDir, diskSource } from '@/lib/content/content-source';
import { INDISPENSABLE_FILES } from '@/lib/content/leave-out';
import { loadContent } from '@/lib/content/load-content';
import { formatErrors, formatWarnings } from '@/lib/content/report';

const REPORT_PATH = path.join('.cache', 'content-report.txt');
const MS_PER_SECOND = 1000;

/** `npm run check:content`: every fault of the content at once; exit 1 where it has errors the build stops at. */
function checkContent(): void {
  const startMs = performance.now();
  const dir = contentDir();
  const { content, faults } = loadContent(diskSource(dir));
  const { errors, warnings } = faults;
  const records = Object.values(content).reduce((sum, file) => sum + file.recordPaths.length, 0);
  const isLenient = process.env.CONTENT_MODE === 'lenient';
  const isStopped = errors.some(({ file }) => !isLenient || INDISPENSABLE_FILES.includes(file));

  const report = [
    formatWarnings(faults, process.argv.includes('--warnings') ? 'all' : 'examples'),
    errors.length > 0 && `${count(errors.length, 'error')}; places in a list count from 0:\n${formatErrors(faults)}`,
    isLenient && errors.length > 0 && 'Records with errors are left out (CONTENT_MODE=lenient).',
    summary(dir, records, errors.length, warnings.length, performance.now() - startMs),
  ]
    .filter(Boolean)
    .join('\n\n');
  if (isLenient) {
    mkdirSync(path.dirname(REPORT_PATH), { recursive: true });
    writeFileSync(REPORT_PATH, `${report}\n`);
  }
  if (isStopped) console.error(report);
  else console.log(report);
  process.exitCode = isStopped ? 1 : 0;
}

function summary(dir: string, records: number, errors: number, warnings: number, elapsedMs: number): string {
  const where = path.relative(process.cwd(), dir) || '.';
  const counts = [
    count(Object.keys(CONTENT_FILES).length, 'file'),
    count(records, 'record'),
    count(errors, 'error'),
    count(warnings, 'warning'),
  ];
  return `Content in ${where}: ${counts.join(', ')} (${(elapsedMs / MS_PER_SECOND).toFixed(1)} s)`;
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-IN')} ${noun}${number === 1 ? '' : 's'}`;
}

checkContent();
