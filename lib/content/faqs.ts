import 'server-only';
import type { Faq } from '@/lib/domain/faq';
import { fromContent } from './content';

/** The questions of the home page in file order. */
export const getGlobalFaqs: () => Faq[] = fromContent(({ faqs }) => faqs.entries.map(({ value }) => value));
