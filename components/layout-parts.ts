import type { ReactNode } from 'react';
import { Greeting } from '@/components/assistant/Greeting';

interface LayoutParts {
  Greeting: (props: { words: string; city: string | null }) => ReactNode;
}

/** As `PARTS`, for what stands on every page: rows without a sheet of their own. */
export const LAYOUT_PARTS: Partial<LayoutParts> = {
  Greeting,
};
