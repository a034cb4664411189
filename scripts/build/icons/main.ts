import { buildIcons } from './build-icons';

/** Builds icons and sprites, in a process of its own for the preview. */
void buildIcons();
