import { findOnPath, installPackages } from '../run/system';
import { packageCommand, runStep } from '../run/run-step';

/** Debian's packages of an engine, and their programs. */
const ENGINES = [
  { name: 'Firefox', packages: ['firefox-esr'], programs: ['firefox-esr'] },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], programs: ['WebKitWebDriver', 'Xvfb'] },
];
const isMissing = ({ programs }: { programs: string[] }) => programs.some((name) => findOnPath([name]) === null);

/** `npm run check:engines`: the built site in Firefox and WebKit, as far as this machine has or may install them. */
async function checkEngines(): Promise<void> {
  const missing = ENGINES.filter(isMissing).flatMap(({ packages }) => packages);
  if (missing.length > 0) installPackages(missing);
  const absent = ENGINES.filter(isMissing).map(({ name, packages }) => `no ${name} (Debian: ${packages.join(', ')})`);
  const projects = ENGINES.filter((engine) => !isMissing(engine)).flatMap(({ name }) => ['--project', name]);
  if (projects.length > 0) {
    const args = ['test', '--config', 'playwright.checks.config.ts', '--workers', '2', ...projects];
    process.exitCode = (await runStep(packageCommand('@playwright/test', args, 'playwright'))).exitCode;
  }
  if (absent.length > 0) console.log(`SKIPPED${projects.length > 0 ? ' in part' : ''}: ${absent.join('; ')}`);
}

void checkEngines();
