import 'server-only';
import type { AssistantData } from '@/lib/domain/assistant/answer';
import { PROJECT_CATEGORIES } from '@/lib/domain/site/kinds';
import { categoryPath, cityKindPath } from '@/lib/domain/site/routes';
import { getCities, getCityKinds, getProjectsOfCity, getProjectsOfCityKind } from '../../records/cities';
import { getGlobalFaqs, getGlossary } from '../../records/site-texts';
import { getProjects } from '../../records/projects';
import { getSite } from '../../records/site';

/** The assistant's own data, without the search: cities, categories, common questions, the office. */
export function getAssistantData(): AssistantData {
  const { phone, whatsapp } = getSite();
  return {
    phone,
    whatsapp,
    cities: getCities().map(({ slug, name, href }) => ({
      name,
      href,
      count: getProjectsOfCity(slug).length,
      listings: getCityKinds(slug).map((kind) => ({
        kind,
        href: cityKindPath(slug, kind),
        count: getProjectsOfCityKind(slug, kind).length,
      })),
    })),
    categories: PROJECT_CATEGORIES.map((kind) => ({
      kind,
      href: categoryPath(kind),
      count: getProjects().filter(({ category }) => category === kind).length,
    })).filter(({ count }) => count > 0),
    faqs: getGlobalFaqs(),
    glossary: getGlossary(),
  };
}
