import { buildIcons } from './icons-build';

/** `npm run icons`: both sprites. */
buildIcons();
