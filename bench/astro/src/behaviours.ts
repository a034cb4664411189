import { enquiryOpener } from '@/components/enquiry/enquiry-opener.behaviour';
import { resend } from '@/components/enquiry/resend.behaviour';
import { analytics } from '@/components/layout/analytics.behaviour';
import { compare } from '@/components/layout/hearts/compare.behaviour';
import { hearts } from '@/components/layout/hearts/hearts.behaviour';
import { share } from '@/components/layout/share.behaviour';
import { shell } from '@/components/layout/shell.behaviour';
import { carousel } from '@/components/carousel/carousel.behaviour';
import { cityMap } from '@/components/map/city-map.behaviour';
import { paymentPlanTabs } from '@/components/project/plans/payment-plan-tabs.behaviour';
import { projectSections } from '@/components/project/project-sections.behaviour';
import { zoomOpener } from '@/components/project/zoom/zoom-opener.behaviour';
import { headerSearch } from '@/components/search/header-search.behaviour';
import { interruptions } from '@/components/visitor/interruption/interruptions.behaviour';
import { recentProjects } from '@/components/visitor/recent/recent-projects.behaviour';

type Behaviour = (root: HTMLElement, signal: AbortSignal, props: never) => void;

const BEHAVIOURS: Record<string, Behaviour> = {
  ...{ analytics, carousel, cityMap, compare, enquiryOpener, headerSearch, hearts },
  ...{ interruptions, paymentPlanTabs, projectSections, recentProjects, resend, share, shell, zoomOpener },
};

const { signal } = new AbortController();
for (const root of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  const { behaviour = '', props = '{}' } = root.dataset;
  BEHAVIOURS[behaviour]?.(root, signal, JSON.parse(props) as never);
}
