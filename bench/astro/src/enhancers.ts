import { enquiryOpener } from '@/components/enquiry/enquiry-opener.enhance';
import { resend } from '@/components/enquiry/resend.enhance';
import { analytics } from '@/components/layout/analytics.enhance';
import { compare } from '@/components/visitor/compare/compare.enhance';
import { hearts } from '@/components/visitor/shortlist/hearts.enhance';
import { share } from '@/components/layout/share.enhance';
import { shell } from '@/components/layout/shell.enhance';
import { planChooser } from '@/components/project/plans/plan-chooser.enhance';
import { projectSections } from '@/components/project/project-sections.enhance';
import { zoomOpener } from '@/components/project/zoom/zoom-opener.enhance';
import { headerSearch } from '@/components/search/header-search.enhance';
import { interruptions } from '@/components/visitor/interruption/interruptions.enhance';
import { recentProjects } from '@/components/visitor/recent/recent-projects.enhance';

type Enhancer = (root: HTMLElement, signal: AbortSignal, props: never) => void;

const ENHANCERS: Record<string, Enhancer> = {
  ...{ analytics, compare, enquiryOpener, headerSearch, hearts },
  ...{ interruptions, planChooser, projectSections, recentProjects, resend, share, shell, zoomOpener },
};

const { signal } = new AbortController();
for (const root of document.querySelectorAll<HTMLElement>('[data-enhancer]')) {
  const { enhancer = '', props = '{}' } = root.dataset;
  ENHANCERS[enhancer]?.(root, signal, JSON.parse(props) as never);
}
