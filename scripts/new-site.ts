import { existsSync, lstatSync, readFileSync, unlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { contentDir, sampleDir } from '@/lib/content/files/source';
import { QUESTIONS, readAnswers, writeNewSite, type Answers } from './new-site/write-new-site';
import { readOptions } from './run/read-options';
import { runStep, scriptCommand } from './run/run-step';
import { runMain } from './run/run-main';

/** Asks what the answers do not say yet. A wrong answer is said, and asked again. */
async function ask(): Promise<Answers> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const given: Record<string, string> = {};
  try {
    for (const { name, question, example } of QUESTIONS) {
      for (;;) {
        given[name] = await lines.question(`${question} (${example}) `);
        const fault = readAnswers(given, false).faults.find((line) => line.startsWith(`${name}:`));
        if (fault === undefined) break;
        console.log(fault);
      }
    }
  } finally {
    lines.close();
  }
  return readAnswers(given).answers;
}

/** Whether the path is a link to the sample, as content/ is until a firm has its own folder there. */
const isLinkToSample = (dir: string) => !lstatSync(dir).isDirectory() && contentDir(dir) === sampleDir();

/** `npm run new-site -- DIR [--answers FILE] [--no-build]`: a content folder for another firm, valid and empty, and its site. */
async function newSite(): Promise<void> {
  const { values, positionals } = readOptions({
    allowPositionals: true,
    options: { answers: { type: 'string' }, 'no-build': { type: 'boolean', default: false } },
  });
  const [dir] = positionals;
  if (dir === undefined) throw new Error('Where to? npm run new-site -- DIR');
  const isLink = existsSync(dir) && isLinkToSample(dir);
  if (existsSync(dir) && !isLink) throw new Error(`${dir} is there already. A new site begins in a folder of its own.`);
  let answers: Answers;
  if (values.answers === undefined) answers = await ask();
  else {
    const read = readAnswers(JSON.parse(readFileSync(values.answers, 'utf8')) as Record<string, unknown>);
    if (read.faults.length > 0) throw new Error(read.faults.map((line) => `${values.answers} › ${line}`).join('\n'));
    answers = read.answers;
  }
  if (isLink) unlinkSync(dir);
  await writeNewSite(dir, answers);
  const env = { CONTENT_DIR: dir };
  const { exitCode } = await runStep(scriptCommand('scripts/checks/content.ts'), { output: 'show', env });
  if (exitCode !== 0) throw new Error(`The content in ${dir} has faults: this is a fault of new-site.`);
  if (!values['no-build']) {
    const built = await runStep(scriptCommand('scripts/build.ts'), { output: 'show', env });
    if (built.exitCode !== 0) throw new Error(`The site of ${dir} could not be built: see above.`);
  }
  console.log(`\nThe site of ${answers.name} is in ${dir}. Look at it, and fill it:`);
  const setting = resolve(dir) === resolve('content') ? '' : `CONTENT_DIR=${dir} `;
  console.log(`  ${setting}npm start\n  ${setting}npm run edit\nWhat is still missing: ${dir}/MISSING.md`);
}

runMain(newSite);
