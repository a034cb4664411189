import 'server-only';
import type { ProjectCosts } from '@/lib/domain/project/costs';
import type { Project } from '@/lib/domain/project/project';
import { getAllInTexts, getChargeName, getProjectCosts, getSoldStates, getUnitCost } from './costs';

interface RecordParts {
  /** What a project costs in all; null where no place's duty is known. */
  getProjectCosts: (project: Project) => ProjectCosts | null;
  /** What its homes cost in all, a sentence each; [] where that cannot be counted. */
  getAllInTexts: (project: Project) => string[];
  /** The name of what is charged beside a price, by its id. */
  getChargeName: (id: string) => string | null;
  /** States with pages on what a home costs. */
  getSoldStates: () => readonly object[];
  /** What a unit costs in all, in rupees, and where that is shown; null where it cannot be counted. */
  getUnitCost: (
    project: Project,
    priceRupees: number,
    charges: readonly { id: string; rupees: number }[],
  ) => { totalRupees: number; href: string } | null;
}

/** Records of capabilities that stand in pages of others, a row each. Without its row a page does without. */
export const RECORD_PARTS: Partial<RecordParts> = {
  getProjectCosts,
  getAllInTexts,
  getChargeName,
  getSoldStates,
  getUnitCost,
};
