import { toConfigurations, withUnitFacts, type Configuration, type UnitFact } from '../project/configuration';
import type { Floor } from '../project/floor-plan';
import { type Use, usesOf } from '../project/uses';
import {
  toProjectSummary,
  type AreaRange,
  type PriceRange,
  type Project,
  type ProjectSummary,
  type UnitType,
} from '../project/project';
import type { Coordinates } from '../site/links';
import type { ProjectCategory, ProjectKind } from '../site/kinds';

/** A project as a listing needs it: its card and the fields that filters read. */
export interface ListingRecord {
  summary: ProjectSummary;
  kind: ProjectKind;
  category: ProjectCategory;
  unitType: UnitType;
  localities: string[];
  /** Empty where nothing says one, and of all but offices and shops. */
  uses: Use[];
  furnishing: string | null;
  price: PriceRange | null;
  /** Crore. */
  budgetCrore: { min: number; max: number } | null;
  area: AreaRange | null;
  /** Labels of the facts that filters offer. */
  facts: string[];
  /** Those of its floor plans, else those that the record implies; at least one. */
  configurations: Configuration[];
  /** Its place on the map; null if unknown. */
  coordinates: Coordinates | null;
  /** 'Dec 2027'; shown in the comparison of the shortlist. */
  possession: string | null;
}

/** A project's listing record; `floors` are those of its floor plans, none if it has no plans, `facts` those that filters offer, `unitFacts` those of its units. */
export function toListingRecord(
  project: Project,
  floors: readonly Floor[] = [],
  facts: string[] = [],
  unitFacts: readonly UnitFact[] = [],
): ListingRecord {
  const { kind, category, unitType, localities, furnishing, price, budgetCrore, area } = project;
  const { possession, coordinates } = project;
  const summary = toProjectSummary(project);
  const configurations = withUnitFacts(toConfigurations(floors, project), unitFacts);
  return {
    ...{ summary, kind, category, unitType, localities, furnishing, price, budgetCrore, area, configurations },
    ...{ possession, coordinates, facts },
    uses: usesOf(project, floors),
  };
}
