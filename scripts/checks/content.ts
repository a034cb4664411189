import { checkContent } from './content-report';

/** `npm run check:content`: every fault of the content at once; exit 1 where it has errors the build stops at. */
process.exitCode = checkContent(process.argv.includes('--warnings') ? 'all' : 'examples') ? 0 : 1;
