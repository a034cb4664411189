import { placeOf } from '../enquiry/describe';
import type { OfficeProjects } from '../enquiry/office';
import type { StoredEnquiry } from '../store/enquiry-row';

/** Addresses for single developers and cities, by the slugs of their pages. */
export interface MailRoutes {
  developers: Readonly<Record<string, string>>;
  cities: Readonly<Record<string, string>>;
}

/** Who is told of an enquiry: the address of its project's or page's developer, else of its city, else the office's. */
export function recipientsOf(
  enquiry: Pick<StoredEnquiry, 'source' | 'details'>,
  office: readonly string[],
  { developers, cities }: MailRoutes,
  projects: OfficeProjects,
): readonly string[] {
  const { developer, city } = placeOf(enquiry, projects);
  const own = valueOf(developers, developer) ?? valueOf(cities, city);
  return own === undefined ? office : [own];
}

function valueOf(record: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
