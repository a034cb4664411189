import 'server-only';
import type { AssistantData } from '@/lib/domain/assistant/answer';
import type { PageTexts } from '@/lib/domain/search/passages';
import { isExternalUrl } from '@/lib/domain/site/links';
import { stateCostPath } from '@/lib/domain/site/routes';
import { getMainCities } from '../../records/cities';
import { getSoldStates } from '../../records/costs';
import { getServices } from '../../records/pages';
import { getGlobalFaqs, getGlossary, getSite } from '../../records/site';

/** The texts of the services' pages, and of those on the cost of buying in a state. */
function getPageTexts(): PageTexts[] {
  const services = getServices().flatMap(({ name, href, text }) =>
    href && !isExternalUrl(href) && text.length > 0 ? [{ title: name, href, texts: text }] : [],
  );
  const states = getSoldStates().map(({ id, name, lead, notes }) => {
    return { title: `Cost of buying in ${name}`, href: stateCostPath(id), texts: [lead, ...notes] };
  });
  return [...services, ...states];
}

/** The assistant's own data, without the search: common questions, terms, the office. */
export function getAssistantData(): AssistantData {
  const { phone, whatsapp, greeting } = getSite();
  return {
    ...{ phone, whatsapp, greeting, mainCities: getMainCities() },
    ...{ faqs: getGlobalFaqs(), glossary: getGlossary(), pages: getPageTexts() },
  };
}
