import { checkContent } from './content-report';
import { readOptions } from '../run/read-options';

/** `npm run check:content`: prints all faults of the content; exit code 1 on errors that stop the build. */
const { values } = readOptions({ options: { warnings: { type: 'boolean' } } });
process.exitCode = checkContent(values.warnings ? 'all' : 'examples') ? 0 : 1;
