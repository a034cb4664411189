import 'server-only';
import type { Faq } from '@/lib/domain/site/faq';
import type { GlossaryTerm } from '@/lib/domain/site/glossary';
import { memoizeOnContent } from '../set/content';
import type { PrivacyText } from '@/lib/domain/enquiry/privacy';
import type { Testimonial } from '@/lib/domain/site/site';
import type { Department } from '@/lib/domain/site/careers';
import type { About } from '@/lib/domain/site/about';
import { ContentError } from '../set/content-error';
import { paragraphsOf } from '../files/texts';

/** The questions of the home page in file order. */
export const getGlobalFaqs: () => Faq[] = memoizeOnContent(({ faqs }) => faqs.entries.map(({ value }) => value));

/** The terms that search and assistant explain, in file order. */
export const getGlossary: () => GlossaryTerm[] = memoizeOnContent(({ glossary }) =>
  glossary.entries.map(({ value }) => value),
);

/** The client feedbacks in file order. */
export const getTestimonials: () => Testimonial[] = memoizeOnContent(({ testimonials }) =>
  testimonials.entries.map(({ value }) => value),
);

/** The departments in file order. */
export const getCareers: () => Department[] = memoizeOnContent(({ careers }) =>
  careers.entries.map(({ value }) => ({ name: value.department.trim(), roles: value.roles })),
);

/** The sections of the privacy notice, with their blanks. */
export const getPrivacy: () => PrivacyText[] = memoizeOnContent(({ privacy }) =>
  privacy.entries.map(({ value: { title, text, whenCounted } }) => ({
    title,
    paragraphs: paragraphsOf(text),
    whenCounted: whenCounted ?? null,
  })),
);

/** The about page. */
export const getAbout: () => About = memoizeOnContent(({ about }) => {
  const raw = about.entries[0]?.value;
  if (!raw) throw new ContentError('about.json: the about page cannot be built without it');
  return { ...raw, about: paragraphsOf(raw.about) };
});
