import { buildIcons } from './build-icons';

/** `npm run icons`: builds both sprites. */
buildIcons();
