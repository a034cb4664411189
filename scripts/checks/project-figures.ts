import type { Project } from '@/lib/domain/project/project';
import { projectCard } from '@/lib/domain/page/share-card';
import { formatBedrooms } from '@/lib/domain/site/display-text';
import { brochurePath, projectPath } from '@/lib/domain/site/routes';
import { decodeEntities, headOf, partOf, tagsOf, textOf } from './markup';

/**
 * What a project's page lacks to be asked about: a form that posts without script, asks for the phone alone and names
 * project and configurations, and Enquire in dock and section bar (routes-and-content, Forms).
 */
export function checkProjectEnquiry(
  { id, name, priceText }: Pick<Project, 'id' | 'name' | 'priceText'>,
  html: string,
): string[] {
  const part = /<[^>]* id="enquire"[\s\S]*?<\/form>/.exec(html)?.[0] ?? '';
  const [form] = tagsOf(part, 'form');
  const inputs = tagsOf(part, 'input');
  const choices = inputs.filter((input) => input['name'] === 'configuration');
  const project = inputs.find((input) => input['name'] === 'project');
  const required = inputs.filter((input) => 'required' in input).map((input) => input['name']);
  const links = [...html.matchAll(/<a\b[^>]*data-enquiry="contact"[^>]*>(?:(?!<\/a>)[\s\S])*/g)]
    .map(([link]) => decodeEntities(link))
    .filter((link) => link.includes(`data-subject="${name}"`) && link.includes('#enquire'));
  const dock = links.find((link) => link.includes(priceText) && link.includes('Enquire'));
  return [
    ...(form?.['method'] === 'post' && form['action']?.endsWith('/contact.php') ? [] : ['no form that posts']),
    ...(required.join() === 'phone' ? [] : [`the form requires ${required.join(', ') || 'nothing'}`]),
    ...(choices.length > 1 ? [] : ['no configuration to ask about']),
    ...(project?.['value'] === id ? [] : ['the form does not name the project']),
    ...(choices.filter((choice) => 'checked' in choice).length === 1 ? [] : ['not one choice is checked']),
    ...(dock ? [] : ['no Enquire with the price in the dock']),
    ...(links.length > 1 ? [] : ['no Enquire beside the sections']),
  ];
}

/** Everything the site publishes about one project. */
export interface ProjectOutputs {
  page: string;
  brochure: string;
  siteName: string;
}

interface Listing {
  offers?: { lowPrice?: number; highPrice?: number; priceCurrency?: string };
  mainEntity?: { identifier?: { value?: string }[] };
  dateModified?: string;
}

/** The listing in a project page's structured data. */
export function readListing(html: string): Listing {
  const block = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const things = (JSON.parse(block) as { '@graph'?: ({ '@type'?: string } & Listing)[] })['@graph'] ?? [];
  return things.find((thing) => thing['@type'] === 'RealEstateListing') ?? {};
}

function metaOf(html: string, name: string): string {
  const tag = tagsOf(headOf(html), 'meta').find((meta) => (meta['name'] ?? meta['property']) === name);
  return decodeEntities(tag?.['content'] ?? '');
}

function checkOffer(project: Project, { offers }: Listing): string[] {
  if (!project.price) return offers ? ['an offer without a price'] : [];
  const { minRupees, maxRupees } = project.price;
  return [
    ...(offers?.lowPrice === minRupees ? [] : [`lowPrice ${offers?.lowPrice} instead of ${minRupees}`]),
    ...((offers?.highPrice ?? null) === maxRupees ? [] : [`highPrice ${offers?.highPrice} instead of ${maxRupees}`]),
    ...(offers?.priceCurrency === 'INR' ? [] : ['an offer that is not in rupees']),
  ];
}

/** Faults where a figure differs from the record: page, brochure, structured data, card (search-engines 1.3). */
export function checkProjectFigures(project: Project, outputs: ProjectOutputs): string[] {
  const { page, brochure, siteName } = outputs;
  const listing = readListing(page);
  const registered = (listing.mainEntity?.identifier ?? [{}]).map(({ value }) => value);
  const texts: [string, string][] = [
    ['page', textOf(partOf(page, 'main'))],
    ['brochure', textOf(partOf(brochure, 'main'))],
  ];
  const shown = [project.priceText, project.areaText, formatBedrooms(project.bedrooms), project.status, project.rera];
  const { figure } = projectCard(project, { name: siteName });
  const known = figure === '' || figure === project.priceText;
  return [
    ...texts.flatMap(([where, text]) =>
      shown.filter((fact) => fact && !text.includes(fact)).map((fact) => `${where}: ${fact ?? ''} is not there`),
    ),
    ...(metaOf(page, 'description').includes(figure) ? [] : [`description: ${figure} is not there`]),
    ...(metaOf(page, 'og:image:alt').includes(figure) && known
      ? []
      : [`card: ${figure} instead of ${project.priceText}`]),
    ...(project.rera === null && textOf(partOf(page, 'main')).includes('RERA Approved')
      ? ['page: RERA Approved without a number']
      : []),
    ...(registered.includes(project.rera ?? undefined) ? [] : ['structured data: another RERA number']),
    ...((listing.dateModified ?? null) === project.updatedAt ? [] : ['structured data: another date of change']),
    ...checkOffer(project, listing).map((fault) => `structured data: ${fault}`),
  ];
}

/** Addresses of the project page and of the print page. */
export function projectPages({ developerSlug, id }: Project): { page: string; brochure: string } {
  return { page: projectPath(developerSlug, id), brochure: brochurePath(developerSlug, id) };
}
