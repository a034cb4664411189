'use client';

/** Why an island: header, menu, search, current entry, hearts and failed pictures depend on the visit. */

import { useHeaderSearch } from '@/components/search/use-header-search';
import { useShortlistHearts } from '@/components/layout/hearts/use-shortlist-hearts';
import { useAnalytics } from './use-analytics';
import { useFocusInView } from './use-focus-in-view';
import { useFullLayout } from './use-full-layout';
import { useMobileMenu } from '@/components/layout/header/use-mobile-menu';
import { usePageMarks } from './use-page-marks';
import { usePictureFallback } from './use-picture-fallback';
import { useProjectsMenu } from '@/components/layout/header/use-projects-menu';
import { useScrollbarWidth } from '@/components/layout/header/use-scrollbar-width';
import { useScrolledHeader } from '@/components/layout/header/use-scrolled-header';

interface ShellBehaviourProps {
  analyticsEndpoint: string | null;
}

/** Attaches to the existing markup; renders only the open search and the note that the shortlist is full. */
export function ShellBehaviour({ analyticsEndpoint }: ShellBehaviourProps) {
  useScrolledHeader();
  useFullLayout();
  useFocusInView();
  useProjectsMenu();
  useMobileMenu();
  usePageMarks();
  usePictureFallback();
  useScrollbarWidth();
  const hearts = useShortlistHearts();
  useAnalytics(analyticsEndpoint);
  const search = useHeaderSearch();
  return (
    <>
      {search && <search.Search key={search.times} isAsked={search.times > 0} />}
      {hearts && <hearts.Refusal onDismiss={hearts.dismiss} />}
    </>
  );
}
