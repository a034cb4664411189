import { isInLocality } from '../place/locality';

/** A locality with a page of its own whose name no project has: 'New Gurgaon', 'Sectors 82 to 85', 'Andheri'. */
export interface PlacePage {
  id: string;
  name: string;
  cityName: string;
  /** Begins with the sectors that it covers, if it covers any: 'Sectors 76 to 95 …'. */
  description: string;
}

/** Whether a project stands on the page of a locality. */
export function isOnPage(project: { cityName: string; localities: readonly string[] }, page: PlacePage): boolean {
  return project.cityName === page.cityName && isInLocality(project, page);
}
