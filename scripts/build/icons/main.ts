import { writeTheme } from '../theme/write-theme';
import { buildIcons } from './build-icons';

/** Builds colours, fonts, icons and sprites, in a process of its own for the preview. */
writeTheme();
void buildIcons();
