import { isBuildCurrent } from './build-stamp';
import { runStep, scriptCommand } from './run-step';

/** `npm start`: builds where `out/` is not current, then serves it and takes enquiries until it is stopped. */
async function start(): Promise<void> {
  if (isBuildCurrent()) {
    console.log('out/ is current: no build needed (npm run build builds anew).');
  } else {
    const { exitCode } = await runStep(scriptCommand('scripts/build.ts'));
    if (exitCode !== 0) process.exit(exitCode);
  }
  await import('../server/main');
}

void start();
