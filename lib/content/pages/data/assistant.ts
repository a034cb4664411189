import 'server-only';
import type { AssistantData } from '@/lib/domain/assistant/answer';
import { COST } from '@/lib/domain/search/money-pages';
import type { PageTexts } from '@/lib/domain/search/passages';
import type { PlaceDuty } from '@/lib/domain/search/sum-answer';
import { isExternalUrl } from '@/lib/domain/site/links';
import { ROUTES } from '@/lib/domain/site/routes';
import { formatAddress, type GlossaryTerm } from '@/lib/domain/site/site';
import { getCities, getCity, getMainCities } from '../../records/cities';
import { getBuyingRates } from '../../records/buying-rates';
import { getDuties, getStatePages } from '../../records/costs';
import { getAdvisers, getServices } from '../../records/pages';
import { getGlobalFaqs, getGlossary, getSite } from '../../records/site';
import { getEmptyPages } from '../shell';

/** What the capability of buying adds. */
const STATE_PAGES: readonly (() => PageTexts[])[] = [...[getStatePages]];
const DUTIES: readonly (() => PlaceDuty[])[] = [...[getDuties]];

/** The texts of the services' pages, of those on the cost of buying in a state, the cities' questions, and our advisers. */
function getPageTexts(): PageTexts[] {
  const services = getServices().flatMap(({ name, href, text }) =>
    href && !isExternalUrl(href) && text.length > 0 ? [{ title: name, href, texts: text }] : [],
  );
  const cities = getCities().flatMap(({ href, faqs }) =>
    faqs.map(({ question, answer }) => ({ title: question, href, texts: [answer] })),
  );
  const advisers = getAdvisers().map(({ name, corridor, citySlug, languages, hours }) => {
    const city = getCity(citySlug)?.name ?? '';
    const place = corridor.includes(city) ? corridor : `${corridor}, ${city}`;
    const texts = [`Adviser for ${place}. Speaks ${languages.join(', ')}. Hours: ${hours}.`];
    return { title: name, href: ROUTES.contact, texts };
  });
  return [...services, ...STATE_PAGES.flatMap((get) => get()), ...cities, ...advisers];
}

/** The usual charges beside the price whose names are no single word, as terms. */
function getChargeTerms(): GlossaryTerm[] {
  return getBuyingRates()
    .charges.filter(({ name }) => name.includes(' '))
    .map(({ name, typical }) => {
      const [term = name, ...aliases] = name.split(/[(),]/).flatMap((part) => part.trim() || []);
      const definition = `A charge beside the price. Usual: ${typical}. The developer’s cost sheet has that of your unit; ask us for it.`;
      return { term, aliases, definition, ...COST };
    });
}

/** A term whose page has something to show, else one that leads to the office. */
const withShownPage = (term: GlossaryTerm): GlossaryTerm =>
  getEmptyPages().includes(term.href) ? { ...term, href: ROUTES.contact, linkLabel: 'Contact Us' } : term;

/** The assistant's own data, without the search: common questions, terms, the office. */
export function getAssistantData(): AssistantData {
  const { name, phone, whatsapp, email, greeting, address } = getSite();
  const { loan } = getBuyingRates();
  return {
    ...{ phone, whatsapp, email, greeting, mainCities: getMainCities() },
    ...{
      faqs: getGlobalFaqs(),
      glossary: [...getGlossary(), ...getChargeTerms()].map(withShownPage),
      pages: getPageTexts(),
    },
    loan: loan && {
      ...{ mostOfPrice: loan.mostOfPrice, incomeShare: loan.incomeShare },
      ...{ annualRatePercent: loan.annualRatePercent, tenureYears: loan.tenureYears },
    },
    duties: DUTIES.flatMap((get) => get()),
    firm: name,
    address: formatAddress(address),
  };
}
