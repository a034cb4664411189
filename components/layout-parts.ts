import type { ReactNode } from 'react';
import { Greeting } from '@/components/assistant/Greeting';
import { Compare } from '@/components/visitor/compare/Compare';
import { Hearts, ShortlistLink } from '@/components/visitor/shortlist/ShortlistLink';

interface LayoutParts {
  Compare: () => ReactNode;
  Greeting: (props: { words: string; city: string | null }) => ReactNode;
  Hearts: () => ReactNode;
  ShortlistLink: () => ReactNode;
}

/** As `PARTS`, for what stands on every page: rows without a sheet of their own. */
export const LAYOUT_PARTS: Partial<LayoutParts> = {
  Compare,
  Greeting,
  Hearts,
  ShortlistLink,
};
