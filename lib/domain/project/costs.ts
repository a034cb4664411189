import { isNewProject, type Project } from './project';
import { toUsualStatus } from './status';

/** What is bought, as taxes see it. */
export type Purpose = 'home' | 'office' | 'plot';

/** Whether the developer still builds ('new') or the completion certificate is issued ('ready', also a resale). */
export type Stage = 'new' | 'ready';

/** Whether the totals of a sheet have GST; 'until completion' where the status does not tell. */
export type GstDue = 'due' | 'until completion' | 'none';

/** A line of a cost sheet. */
export interface CostRow {
  label: string;
  /** The rule and its date; null if the line needs none. */
  rule: string | null;
  /** Whole rupees, one for each column. */
  rupees: number[];
  /** 'beside' is part of another line and not added. */
  kind: 'line' | 'total' | 'beside';
}

/** A rule without amounts: where no price is stated, or where the last check of the rates is too long ago. */
export type CostRule = Pick<CostRow, 'label' | 'rule'>;

/** A unit whose price is stated. */
export interface PricedUnit {
  label: string;
  priceRupees: number;
  /** Absent if the record does not say a carpet area. */
  carpetSqm?: number;
}

/** What the calculator of a project begins with. */
export interface CostStart {
  placeIds: string[];
  purpose: Purpose;
  isApartment: boolean;
  citySlug: string | null;
  stage: Stage;
  priceRupees: number;
  units: PricedUnit[];
}

/** What a project costs in all, ready to show (routes-and-content, Cost of buying). */
export interface ProjectCosts {
  /** 'Inside municipal limits, Haryana'. */
  placeText: string;
  /** Address of the state's page; null if it has none. */
  stateHref: string | null;
  /** With it the calculator of that page begins with the lowest price; '' where any home there costs something else. */
  stateQuery: string;
  /** 'circle rate': the state's minimum value. */
  valueName: string;
  /** ISO day of the oldest check. */
  checkedOn: string;
  /** False: amounts are about right only. */
  isCertain: boolean;
  shown:
    | { kind: 'amounts'; priceText: string; rangeText: string; gst: GstDue; rows: CostRow[] }
    | { kind: 'rules'; isExpired: boolean; rules: CostRule[] };
  /** Null where no amount can be counted. */
  start: CostStart | null;
}

const CONTRADICTS_BUILDING = /\b(?:ready|completed?|not)\b/i;

/** GST is due while the developer builds; null where the status does not tell, or tells both. */
export function stageOf({ status }: Pick<Project, 'status'>): Stage | null {
  if (status === null) return null;
  if (['Ready To move', 'Resale', 'Leased'].includes(toUsualStatus(status))) return 'ready';
  return isNewProject({ status }) && !CONTRADICTS_BUILDING.test(status) ? 'new' : null;
}
