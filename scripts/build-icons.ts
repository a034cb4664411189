import { buildIcons } from './icons-build';

/** `npm run icons`: both sprites. */
process.exitCode = buildIcons() ? 0 : 1;
