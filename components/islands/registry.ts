import { AffordabilityCalculator } from '@/components/buying/AffordabilityCalculator.island';
import { CostCalculatorBox } from '@/components/buying/CostCalculatorBox.island';
import { Carousel } from '@/components/carousel/Carousel.island';
import { EnquiryForm } from '@/components/enquiry/EnquiryForm.island';
import { TrendingFault } from '@/components/home/trending/TrendingFault.island';
import { LiveMap } from '@/components/map/LiveMap.island';
import { AskedProject } from '@/components/project/AskedProject.island';
import { EmiCalculator } from '@/components/project/emi/EmiCalculator.island';
import { SavedHere } from '@/components/visitor/SavedHere.island';
import { ShortlistBoard } from '@/components/visitor/shortlist/ShortlistBoard.island';

/**
 * All parts that run in the browser, by name: `<Island name>` and `<Enhancer name>` take their types from here, the bundler
 * its files, development its code.
 */

/** Islands: drawn at build, hydrated in the browser. */
export const ISLANDS = {
  AffordabilityCalculator,
  AskedProject,
  Carousel,
  CostCalculatorBox,
  EmiCalculator,
  EnquiryForm,
  LiveMap,
  SavedHere,
  ShortlistBoard,
  TrendingFault,
};

/** Enhancers: functions `name(root, signal, props)` that attach to markup in the page. */
export const ENHANCERS = {
  analytics: () => import('@/components/layout/analytics.enhance'),
  applications: () => import('@/components/site/careers/applications.enhance'),
  bannerDrag: () => import('@/components/developer/banner/banner-drag.enhance'),
  compare: () => import('@/components/visitor/compare/compare.enhance'),
  developerFinder: () => import('@/components/developer/directory/developer-finder.enhance'),
  enquiryOpener: () => import('@/components/enquiry/enquiry-opener.enhance'),
  headerSearch: () => import('@/components/search/header-search.enhance'),
  hearts: () => import('@/components/visitor/shortlist/hearts.enhance'),
  heroBanner: () => import('@/components/home/hero-banner.enhance'),
  hoverMenu: () => import('@/components/layout/header/hover-menu.enhance'),
  interruptions: () => import('@/components/visitor/interruption/interruptions.enhance'),
  listingBox: () => import('@/components/listing/live/listing-box.enhance'),
  localityOpener: () => import('@/components/home/locality-opener.enhance'),
  locationMap: () => import('@/components/site/location-map.enhance'),
  missingProject: () => import('@/components/layout/not-found/missing-project.enhance'),
  planChooser: () => import('@/components/project/plans/plan-chooser.enhance'),
  printOpener: () => import('@/components/project/brochure/print-opener.enhance'),
  projectSections: () => import('@/components/project/project-sections.enhance'),
  recentProjects: () => import('@/components/visitor/recent/recent-projects.enhance'),
  resend: () => import('@/components/enquiry/resend.enhance'),
  searchStarter: () => import('@/components/search/search-starter.enhance'),
  share: () => import('@/components/layout/share.enhance'),
  shell: () => import('@/components/layout/shell.enhance'),
  strip: () => import('@/components/carousel/strip.enhance'),
  tag: () => import('@/components/layout/tag.enhance'),
  unitList: () => import('@/components/project/plans/unit-list.enhance'),
  vitals: () => import('@/components/layout/vitals.enhance'),
  zoomOpener: () => import('@/components/project/zoom/zoom-opener.enhance'),
};

/** Views that the loader fetches by name for a focused field with `data-early`. */
export const EARLY_VIEWS = {
  SearchHome: () => import('@/components/search/SearchHome'),
};

export type EnhancerName = keyof typeof ENHANCERS;
export type EnhancerStart<Props = object> = (root: HTMLElement, signal: AbortSignal, props: Props) => void;
/** The props of an enhancer that takes any. */
export type EnhancerProps<Name extends EnhancerName> =
  Awaited<ReturnType<(typeof ENHANCERS)[Name]>> extends Record<Name, EnhancerStart<infer Props extends object>>
    ? Props
    : object;
