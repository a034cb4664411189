import type { ReactNode } from 'react';
import { TellMeWhen } from '@/components/alerts/TellMeWhen';
import { CompareTick } from '@/components/visitor/compare/CompareTick';
import { HeartButton } from '@/components/visitor/shortlist/HeartButton';

/** A button of a card: the project's address and name. */
type CardButton = (props: { href: string; name: string }) => ReactNode;

interface LiveParts {
  CompareTick: CardButton;
  HeartButton: CardButton;
  TellMeWhen: (props: { subject?: string; isOfListing?: boolean }) => ReactNode;
}

/** As `PARTS`, for views that are drawn in the browser, too: rows without a sheet of their own. */
export const LIVE_PARTS: Partial<LiveParts> = {
  CompareTick,
  HeartButton,
  TellMeWhen,
};
