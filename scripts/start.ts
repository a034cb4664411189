import { spawn } from 'node:child_process';
import { isBuildCurrent } from './build/partial/build-inputs';
import { runStep, scriptCommand } from './run/run-step';

/** `npm start`: builds if `out/` is not current, then serves it and accepts enquiries until it is stopped. */
async function start(): Promise<void> {
  if (isBuildCurrent()) {
    console.log('out/ is current: no build needed (npm run build builds anew).');
  } else {
    const { exitCode } = await runStep(scriptCommand('scripts/build.ts'));
    if (exitCode !== 0) process.exit(exitCode);
  }
  const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { stdio: 'inherit' });
  // A terminal sends Ctrl+C to the server as well; only a signal meant for this process has to be passed on. npm does
  // that, as package.json starts this with `exec`: a shell in between would end and leave the server running.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.on('close', (code) => process.exit(code ?? 0));
}

void start();
