import { buildIcons } from './build-icons';

/** Builds both sprites, in a process of its own for the preview. */
buildIcons();
