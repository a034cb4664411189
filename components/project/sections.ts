import type { ReactNode } from 'react';
import type { ProjectPage } from '@/lib/domain/project-page';
import { AboutDeveloperSection } from './AboutDeveloperSection';
import { AmenitiesSection } from './AmenitiesSection';
import { EmiSection } from './EmiSection';
import { FaqsSection } from './FaqsSection';
import { FloorPlanSection } from './FloorPlanSection';
import { LocationSection } from './LocationSection';
import { OverviewSection } from './OverviewSection';
import { PaymentPlanSection } from './PaymentPlanSection';
import { SimilarProjectsSection } from './SimilarProjectsSection';
import { SitePlanSection } from './SitePlanSection';
import { SpecificationsSection } from './SpecificationsSection';

export interface SectionRow {
  /** Anchor of the section. */
  id: string;
  /** Words of its tab. */
  label: string;
  Component: (props: { page: ProjectPage }) => ReactNode;
}

/** The eleven sections of a project page in order: tabs, anchors and page follow (spec 2, Project page). */
export const SECTIONS: readonly SectionRow[] = [
  { id: 'overview', label: 'Overview', Component: OverviewSection },
  { id: 'floor-plan', label: 'Floor Plan', Component: FloorPlanSection },
  { id: 'payment', label: 'Payment Plan', Component: PaymentPlanSection },
  { id: 'amenities', label: 'Amenities', Component: AmenitiesSection },
  { id: 'specifications', label: 'Specifications', Component: SpecificationsSection },
  { id: 'location', label: 'Location', Component: LocationSection },
  { id: 'site-plan', label: 'Site Plan', Component: SitePlanSection },
  { id: 'emi', label: 'EMI Calculator', Component: EmiSection },
  { id: 'faqs', label: 'FAQs', Component: FaqsSection },
  { id: 'about-developer', label: 'About Developer', Component: AboutDeveloperSection },
  { id: 'similar-projects', label: 'Similar Projects', Component: SimilarProjectsSection },
];
