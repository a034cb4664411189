/** Addresses for single developers and cities, by the slugs of their pages. */
export interface MailRoutes {
  developers: Readonly<Record<string, string>>;
  cities: Readonly<Record<string, string>>;
}

/** City slugs of project pages, by address. */
export type ProjectCities = Readonly<Record<string, string>>;

const OF_DEVELOPER = /^\/(?:project-details|developer-projects|floor-plans|brochure)\/([^/]+)/;
const OF_CITY = /^\/(?:city\/)?([^/]+)/;

/** Who is told of an enquiry from a page: the developer's address, else the city's, else the office's. */
export function recipientsOf(
  source: string,
  office: readonly string[],
  { developers, cities }: MailRoutes,
  projectCities: ProjectCities = {},
): readonly string[] {
  const path = URL.canParse(source) ? decoded(new URL(source).pathname) : '';
  const developer = OF_DEVELOPER.exec(path)?.[1];
  const city = valueOf(projectCities, path) ?? OF_CITY.exec(path)?.[1];
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
