import 'server-only';
import type { AssistantData } from '@/lib/domain/assistant/answer';
import { getGlobalFaqs, getGlossary } from '../../records/site-texts';
import { getSite } from '../../records/site';

/** The assistant's own data, without the search: common questions, terms, the office. */
export function getAssistantData(): AssistantData {
  const { phone, whatsapp } = getSite();
  return { phone, whatsapp, faqs: getGlobalFaqs(), glossary: getGlossary() };
}
