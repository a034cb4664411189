import type { ReactNode } from 'react';
import { TellMeWhen } from '@/components/alerts/TellMeWhen';

interface LiveParts {
  TellMeWhen: (props: { subject?: string; isOfListing?: boolean }) => ReactNode;
}

/** As `PARTS`, for views that are drawn in the browser, too: rows without a sheet of their own. */
export const LIVE_PARTS: Partial<LiveParts> = {
  TellMeWhen,
};
