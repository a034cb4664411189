import { spawn } from 'node:child_process';
import { isBuildCurrent } from './build/partial/build-inputs';
import { readBuildRecord, WITHOUT_PICTURES_PATH, writeBuildRecord } from './build/partial/build-record';
import { buildPictures, PUBLIC_DIR } from './build/pictures/build-pictures';
import { makeLater } from './build/pictures/later';
import { runStep, scriptCommand } from './run/run-step';
import { readOptions } from './run/read-options';

/** Makes the pictures that the build left for later, while the site is served. Gives the origin to ask for them. */
async function startPictures(): Promise<string> {
  const files = await buildPictures({ hasCards: true, isLater: true });
  if (files.length > 0) {
    console.log(
      `${files.length} pictures are still being made: first those of the page you open, the rest in minutes.`,
    );
  }
  const { origin, made } = await makeLater(files, { publicDir: PUBLIC_DIR, outDir: 'out' });
  const startMs = performance.now();
  void made.then((failed) => {
    if (failed > 0) return console.warn(`${failed} of ${files.length} pictures could not be made: see above.`);
    writeBuildRecord(readBuildRecord(WITHOUT_PICTURES_PATH));
    if (files.length > 0) {
      const seconds = ((performance.now() - startMs) / 1000).toFixed(0);
      console.log(`All ${files.length} pictures are made (${seconds} s).`);
    }
  });
  return origin;
}

/**
 * `npm start`: builds if `out/` is not current, then serves it and accepts enquiries until it is stopped. Pictures that
 * are not in the cache follow while the site is looked at, those of the open page first.
 */
async function start(): Promise<void> {
  const isWhole = isBuildCurrent();
  if (isWhole || isBuildCurrent(WITHOUT_PICTURES_PATH)) {
    console.log('out/ is current: no build needed (npm run build builds anew).');
  } else {
    const { exitCode } = await runStep(scriptCommand('scripts/build.ts', ['--pictures-later']));
    if (exitCode !== 0) process.exit(exitCode);
  }
  const env = isWhole ? process.env : { ...process.env, PICTURES_FROM: await startPictures() };
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { stdio: 'inherit', env });
  // A terminal sends Ctrl+C to the server as well; only a signal meant for this process has to be passed on. npm does
  // that, as package.json starts this with `exec`: a shell in between would end and leave the server running.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('close', (code) => process.exit(code ?? 0));
}

readOptions({});
void start();
