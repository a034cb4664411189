import { contentDir, imageManifestPath } from '@/lib/content/files/source';
import { makeIcons, makePictures, watchContent } from './preview/watch-content';
import { packageCommand, runStep } from './run/run-step';

/** What an editor of content does not need to read: each request and each compiling. */
const CHATTER = /^\s*(?:(?:GET|POST|HEAD) \/|[○✓] |- Experiments|▲|$)/;

/**
 * `npm run dev` and `npm run preview`: the site while it is worked on. A saved text or picture shows in the open page
 * by itself; errors of the content are told here and in the page. The preview leaves out what only concerns code.
 */
async function dev(args: readonly string[]): Promise<void> {
  const isPreview = args.includes('--quiet');
  await makeIcons();
  await makePictures();
  if (isPreview) console.log(`Preview of ${contentDir()}: the address follows. Errors are told here after each save.`);
  const watching = watchContent(contentDir());
  const nextArgs = args.filter((arg) => arg !== '--quiet');
  const { exitCode } = await runStep(packageCommand('next', ['dev', '--webpack', ...nextArgs]), {
    env: { CONTENT_DIR: contentDir(), IMAGE_MANIFEST: imageManifestPath() },
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

void dev(process.argv.slice(2));
