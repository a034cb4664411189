import { checkContent } from './content-report';

/** `npm run check:content`: prints all faults of the content; exit code 1 on errors that stop the build. */
process.exitCode = checkContent(process.argv.includes('--warnings') ? 'all' : 'examples') ? 0 : 1;
