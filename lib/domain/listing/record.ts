import {
  toProjectSummary,
  type AreaRange,
  type PriceRange,
  type Project,
  type ProjectSummary,
  type UnitType,
} from '../project/project';
import type { ProjectKind } from '../site/kinds';

/** A project as a listing needs it: its card and the fields that filters read. */
export interface ListingRecord {
  summary: ProjectSummary;
  kind: ProjectKind;
  unitType: UnitType;
  localities: string[];
  furnishing: string | null;
  price: PriceRange | null;
  /** Crore. */
  budgetCrore: { min: number; max: number } | null;
  area: AreaRange | null;
  /** 'Dec 2027'; shown in the comparison of the shortlist. */
  possession: string | null;
}

export function toListingRecord(project: Project): ListingRecord {
  const { kind, unitType, localities, furnishing, price, budgetCrore, area, possession } = project;
  const summary = toProjectSummary(project);
  return { summary, kind, unitType, localities, furnishing, price, budgetCrore, area, possession };
}
