import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FILES } from '@/lib/content/files/table';
import { getLoadedContent, INDISPENSABLE_FILES } from '@/lib/content/set/content';
import { contentDir } from '@/lib/content/files/source';
import { formatErrors, formatWarnings } from '@/lib/content/set/report';
import { formatCount } from '@/lib/domain/site/display-text';

const REPORT_PATH = path.join('.cache', 'content-report.txt');
const MS_PER_SECOND = 1000;

/** Prints all faults of the content. Returns false if it has errors that stop the build. */
export function checkContent(warnings: 'all' | 'examples'): boolean {
  const startMs = performance.now();
  const dir = contentDir();
  const { content, faults } = getLoadedContent();
  const { errors } = faults;
  const records = Object.values(content).reduce((sum, file) => sum + file.recordPaths.length, 0);
  const isLenient = process.env.CONTENT_MODE === 'lenient';
  const isStopped = errors.some(({ file }) => !isLenient || INDISPENSABLE_FILES.includes(file));

  const report = [
    formatWarnings(faults, warnings),
    errors.length > 0 &&
      `${formatCount(errors.length, 'error')}; places in a list count from 0:\n${formatErrors(faults)}`,
    isLenient && errors.length > 0 && 'Records with errors are left out (CONTENT_MODE=lenient).',
    summary(dir, records, errors.length, faults.warnings.length, performance.now() - startMs),
  ]
    .filter(Boolean)
    .join('\n\n');
  if (isLenient) {
    mkdirSync(path.dirname(REPORT_PATH), { recursive: true });
    writeFileSync(REPORT_PATH, `${report}\n`);
  }
  if (isStopped) console.error(report);
  else console.log(report);
  return !isStopped;
}

function summary(dir: string, records: number, errors: number, warnings: number, elapsedMs: number): string {
  const where = path.relative(process.cwd(), dir) || '.';
  const counts = [
    formatCount(Object.keys(CONTENT_FILES).length, 'file'),
    formatCount(records, 'record'),
    formatCount(errors, 'error'),
    formatCount(warnings, 'warning'),
  ];
  return `Content in ${where}: ${counts.join(', ')} (${(elapsedMs / MS_PER_SECOND).toFixed(1)} s)`;
}
