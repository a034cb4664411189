import 'server-only';
import { toPalette, type Palette } from '@/lib/domain/site/theme';
import { memoizeOnContent } from '../set/content';
import { ContentError } from '../set/content-error';

export interface Theme {
  palette: Palette;
  /** A file of the content folder or a package with a variable font. */
  fonts: { text: string; display: string };
}

/** theme.json: the firm's colours by role, and its typefaces. */
export const getTheme: () => Theme = memoizeOnContent(({ theme }) => {
  const raw = theme.entries[0]?.value;
  if (!raw) throw new ContentError('theme.json: nothing can be built without it');
  return { palette: toPalette(raw.colours), fonts: raw.fonts };
});
