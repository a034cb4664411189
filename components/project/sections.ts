import type { ReactNode } from 'react';
import type { ProjectPage } from '@/lib/domain/project/page';
import { AboutDeveloperSection } from '@/components/project/sections/AboutDeveloperSection';
import { AmenitiesSection, SpecificationsSection } from '@/components/project/sections/CatalogueSection';
import { EmiSection } from '@/components/project/emi/EmiSection';
import { FaqsSection } from '@/components/project/sections/FaqsSection';
import { FloorPlanSection } from '@/components/project/plans/FloorPlanSection';
import { LocationSection } from '@/components/project/sections/LocationSection';
import { OverviewSection } from '@/components/project/sections/OverviewSection';
import { PaymentPlanSection } from '@/components/project/plans/PaymentPlanSection';
import { SimilarProjectsSection } from '@/components/project/sections/SimilarProjectsSection';
import { SitePlanSection } from '@/components/project/plans/SitePlanSection';

export interface SectionRow {
  /** Anchor of the section. */
  id: string;
  /** Label of its tab. */
  label: string;
  Component: (props: { page: ProjectPage }) => ReactNode;
}

/** The eleven sections of a project page in order; defines tabs, anchors and content (spec 2, Project page). */
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
