import { contentDir, imageManifestPath } from '@/lib/content/files/source';
import { freePort } from './run/system';
import { makeIcons, pictureStep, watchContent } from './preview/watch-content';
import { packageCommand, runStep } from './run/run-step';
import { readOptions } from './run/read-options';

/** Lines that content editors do not need: requests and compilations. */
const CHATTER = /^\s*(?:(?:GET|POST|HEAD) \/|[○✓] |- Experiments|▲|⚠ Specified "rewrites"|⨯ serverMinification|$)/;

/**
 * `npm run dev` and `npm run preview`: the development server. A saved text or picture updates the open page. Content
 * errors appear in the terminal and in the page. The preview hides output that only concerns code.
 */
async function dev(args: readonly string[]): Promise<void> {
  const isPreview = args.includes('--quiet');
  const picturePort = await freePort();
  const makePictures = pictureStep(picturePort);
  await Promise.all([makeIcons(), makePictures()]);
  if (isPreview) console.log(`Preview of ${contentDir()}: the address follows. Errors are told here after each save.`);
  const watching = watchContent(contentDir(), makePictures);
  const isNamed = args.some((arg) => /^(?:-H|--hostname)(?:=|$)/.test(arg));
  // What is not published yet is for this computer alone; `--hostname 0.0.0.0` shows it to a phone nearby.
  const nextArgs = [...(isNamed ? [] : ['--hostname', '127.0.0.1']), ...args.filter((arg) => arg !== '--quiet')];
  const { exitCode } = await runStep(packageCommand('next', ['dev', ...nextArgs]), {
    env: {
      CONTENT_DIR: contentDir(),
      IMAGE_MANIFEST: imageManifestPath(),
      PICTURES_FROM: `http://127.0.0.1:${picturePort}`,
    },
    ...(isPreview
      ? {
          output: 'keep',
          onLine: (line) => (CHATTER.test(line) && !line.includes('Local:') ? null : console.log(line)),
        }
      : {}),
  });
  watching.stop();
  process.exit(exitCode);
}

// Further options are those of next dev.
readOptions({
  strict: false,
  options: { hostname: { type: 'string', default: '127.0.0.1' }, port: { type: 'string' } },
});
void dev(process.argv.slice(2));
