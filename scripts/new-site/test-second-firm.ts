import { readFileSync } from 'node:fs';
import { getTheme } from '@/lib/content/records/site';
import { listFiles } from '../run/files';
import { packageCommand, runStep, scriptCommand } from '../run/run-step';
import { buildAside } from '../run/build-aside';
import { writePuneHomes } from './test-pune-homes';

const CONTENT_DIR = '.cache/second-firm';
const OUT_DIR = '.cache/out-second-firm';
const TEXTS = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;

/** What is of the sample alone: its name, its developers', its typefaces and colours. */
function marksOfSample(): RegExp {
  const { accent, mark, highlight, deep, enquire, ink, surface } = getTheme().palette;
  const colours = [accent, mark, highlight, deep, enquire, ink, surface].map((colour) => colour.slice(1));
  return new RegExp(`\\b(?:aangan|vatika|figtree|brygada)\\b|#(?:${colours.join('|')})(?:[0-9a-f]{2})?\\b`, 'gi');
}

/** The cities that the tax law calls metropolitan, which every firm's rates name. */
const METRO_CITIES = /"metroCitySlugs":\[[^\]]*\]/g;
/** Places of the sample. */
const PLACES = /\b(?:gurgaon|gurugram|haryana|noida|faridabad|lucknow)\b/gi;

/** What of the sample stands in the built site of another firm: the word and an example of a file, with its count. */
function findSample(): string[] {
  const marks = marksOfSample();
  const found = new Map<string, { count: number; file: string }>();
  for (const file of listFiles(OUT_DIR).filter((name) => TEXTS.test(name))) {
    const whole = readFileSync(`${OUT_DIR}/${file}`, 'utf8').replace(METRO_CITIES, '');
    for (const [text] of [...whole.matchAll(marks), ...whole.matchAll(PLACES)]) {
      const word = text.toLowerCase();
      const known = found.get(word) ?? { count: 0, file };
      found.set(word, { ...known, count: known.count + 1 });
    }
  }
  return [...found].map(([word, { count, file }]) => `${word}: ${count}, for example in ${file}`);
}

/** Builds another firm's site, and says what it still has of the sample. */
async function checkSecondFirm(): Promise<void> {
  await writePuneHomes(CONTENT_DIR);
  let faults: string[] = [];
  const exitCode = await buildAside(CONTENT_DIR, OUT_DIR, [], async () => {
    const env = { CONTENT_DIR, OUT_DIR };
    const pages = await runStep(scriptCommand('scripts/checks/pages.ts'), { env });
    const weights = await runStep(scriptCommand('scripts/checks/budgets.ts', ['--upper-only']), { env });
    const browser = await runStep(
      packageCommand(
        '@playwright/test',
        ['test', '--config', 'playwright.checks.config.ts', '--project', 'second firm'],
        'playwright',
      ),
      { env },
    );
    faults = [
      ...(pages.exitCode + weights.exitCode + browser.exitCode === 0 ? [] : ['pages: see above']),
      ...findSample(),
    ];
  });
  if (exitCode !== 0) faults.push('the build failed');
  for (const fault of faults) console.error(`Of the sample: ${fault}`);
  console.log(`A second firm: ${listFiles(OUT_DIR).length} files, ${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

void checkSecondFirm();
