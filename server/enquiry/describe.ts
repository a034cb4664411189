import { ENQUIRY_CHANNELS } from '@/lib/domain/enquiry/channels';
import { describeDetails, formatAbout } from '@/lib/domain/enquiry/details';
import type { Touch } from '@/lib/domain/enquiry/origin';
import type { StoredEnquiry } from '../store/enquiry-row';
import type { EnquiryPlace } from '../store/office-settings';
import type { OfficeProject, OfficeProjects } from './office';

/** Field in the form of our answer page, with the page of the first form. */
export const PAGE_FIELD = 'page';

const MAX_SOURCE_LENGTH = 300;

/** The page of the form as the sender claims it; null if it gives none. The claim is not verified. */
export function sourcePage(request: Request, fields: ReadonlyMap<string, string>): URL | null {
  const referrer = toHttpUrl(request.headers.get('referer'));
  const isOwnAnswer =
    referrer?.pathname === new URL(request.url).pathname && referrer.host === request.headers.get('host');
  return isOwnAnswer ? toHttpUrl(fields.get(PAGE_FIELD)) : referrer;
}

/** The page as stored: without its query, or only its origin if no more is known. */
export function sourceText(request: Request, fields: ReadonlyMap<string, string>): string {
  const page = sourcePage(request, fields);
  const text = page ? `${page.origin}${page.pathname}` : (toHttpUrl(request.headers.get('origin'))?.origin ?? '');
  return text.slice(0, MAX_SOURCE_LENGTH);
}

/** An http address; null for anything else. */
export function toHttpUrl(address: string | null | undefined): URL | null {
  return typeof address === 'string' && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? new URL(address)
    : null;
}

type Described = Pick<StoredEnquiry, 'details' | 'source'>;

const PROJECT_PAGE = /^\/project-details\/[^/]+\/([^/]+)$/;

/** Id of the project of an enquiry: the form's, else that of its page; empty without one. */
function projectIdOf({ details, source }: Described): string {
  return details.project ?? PROJECT_PAGE.exec(toHttpUrl(source)?.pathname ?? '')?.[1] ?? '';
}

/** The project of an enquiry; null if the site has none of its id. */
export function projectOf(enquiry: Described, projects: OfficeProjects): OfficeProject | null {
  const id = projectIdOf(enquiry);
  return (Object.hasOwn(projects, id) ? projects[id] : null) ?? null;
}

const OF_DEVELOPER = /^\/(?:project-details|developer-projects|floor-plans|brochure)\/([^/]+)/;
const OF_CITY = /^\/(?:city\/)?([^/]+)/;

/** Developer and city of the project or the page of an enquiry. */
export function placeOf(enquiry: Described, projects: OfficeProjects): EnquiryPlace {
  const project = projectOf(enquiry, projects);
  const path = URL.canParse(enquiry.source) ? decoded(new URL(enquiry.source).pathname) : '';
  const developer = project?.developerSlug ?? OF_DEVELOPER.exec(path)?.[1] ?? '';
  return { developer, city: project?.citySlug ?? OF_CITY.exec(path)?.[1] ?? '' };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Name and place of the project, 'Mogra Courts, Sector 83, Gurgaon'; its id where the site does not have it. */
function projectName(enquiry: Described, projects: OfficeProjects): string {
  const project = projectOf(enquiry, projects);
  return project ? `${project.name}, ${project.place}` : (enquiry.details.project ?? '');
}

/** What an enquiry is about on one line; empty if neither form nor page says it. */
export function aboutText(enquiry: Described, projects: OfficeProjects): string {
  return formatAbout(enquiry.details, projectName(enquiry, projects));
}

/** What is known of an enquiry beside what the visitor typed: labels and texts. */
export function factsOf(enquiry: Described, projects: OfficeProjects): [label: string, text: string][] {
  const { details, source } = enquiry;
  const { channel, developer, configuration, section, lookingFor } = details;
  const facts: [string, string | undefined][] = [
    ['Project', projectName(enquiry, projects)],
    ['Developer', developer],
    ['Configuration', configuration],
    ['Section', section],
    ['Looking for', lookingFor],
    ['Form', channel && ENQUIRY_CHANNELS[channel]?.label],
    // The page of the enquiry is shown anyway.
    ...describeDetails(details).filter(([label, text]) => label !== 'Page' || !source.endsWith(text)),
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

/** The same as columns of a file, by heading. */
function columnsOf({ details }: Pick<Described, 'details'>, project: OfficeProject | null) {
  const { first = {}, last = {} } = details.campaign ?? {};
  return {
    project: project?.name ?? details.project,
    developer: project?.developer ?? details.developer,
    city: project?.city,
    configuration: details.configuration,
    section: details.section,
    looking_for: details.lookingFor,
    channel: details.channel,
    call_time: details.callTime,
    visit_at: details.visitAt,
    campaign: campaignCell(first),
    referrer: first.referrer,
    latest_campaign: campaignCell(last),
    latest_referrer: last.referrer,
    first_page: details.firstPage,
  };
}

export const DETAIL_COLUMNS: readonly string[] = Object.keys(columnsOf({ details: {} }, null));

/** The cells of an enquiry under these columns. */
export function detailCells(enquiry: Described, projects: OfficeProjects): string[] {
  return Object.values(columnsOf(enquiry, projectOf(enquiry, projects))).map((cell) => cell ?? '');
}

/** 'utm_source=google&utm_campaign=spring+sale', as links and reports of advertising have it. */
function campaignCell({ referrer: _referrer, ...campaign }: Touch): string {
  return new URLSearchParams(campaign).toString();
}
