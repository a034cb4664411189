import { buildIcons } from './build-icons';

/** `npm run icons`: both sprites. */
buildIcons();
