import { projectOf } from '../enquiry/describe';
import type { OfficeProjects } from '../enquiry/office';
import type { StoredEnquiry } from '../store/enquiry-row';

/** Addresses for single developers and cities, by the slugs of their pages. */
export interface MailRoutes {
  developers: Readonly<Record<string, string>>;
  cities: Readonly<Record<string, string>>;
}

const OF_DEVELOPER = /^\/(?:project-details|developer-projects|floor-plans|brochure)\/([^/]+)/;
const OF_CITY = /^\/(?:city\/)?([^/]+)/;

/** Who is told of an enquiry: the address of its project's or page's developer, else of its city, else the office's. */
export function recipientsOf(
  { source, details }: Pick<StoredEnquiry, 'source' | 'details'>,
  office: readonly string[],
  { developers, cities }: MailRoutes,
  projects: OfficeProjects,
): readonly string[] {
  const path = URL.canParse(source) ? decoded(new URL(source).pathname) : '';
  const project = projectOf({ source, details }, projects);
  const developer = project?.developerSlug ?? OF_DEVELOPER.exec(path)?.[1];
  const city = project?.citySlug ?? OF_CITY.exec(path)?.[1];
  const own = valueOf(developers, developer) ?? valueOf(cities, city);
  return own === undefined ? office : [own];
}

function valueOf(record: Readonly<Record<string, string>>, key: string | undefined): string | undefined {
  return key !== undefined && Object.hasOwn(record, key) ? record[key] : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
