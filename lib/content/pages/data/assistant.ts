import 'server-only';
import type { AssistantData } from '@/lib/domain/assistant/answer';
import { getMainCities } from '../../records/cities';
import { getGlobalFaqs, getGlossary, getSite } from '../../records/site';

/** The assistant's own data, without the search: common questions, terms, the office. */
export function getAssistantData(): AssistantData {
  const { phone, whatsapp, greeting } = getSite();
  return { phone, whatsapp, greeting, mainCities: getMainCities(), faqs: getGlobalFaqs(), glossary: getGlossary() };
}
