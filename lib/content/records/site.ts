import 'server-only';
import { type Palette, toPalette } from '@/lib/domain/site/theme';
import type { About, Department, Faq, GlossaryTerm, Site, Testimonial } from '@/lib/domain/site/site';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { PrivacyText } from '@/lib/domain/enquiry/privacy';
import { internationalDigits } from '@/lib/domain/site/phone';
import { isSafeUrl } from '@/lib/domain/site/slug';
import { memoizeOnContent } from '../set/content';
import { ContentError } from '../files/faults';
import type { LoadedFile } from '../files/loaded-file';
import { paragraphsOf } from '../files/texts';
import type { RawSite } from '../schemas/site';
import { toImage } from './image-url';

interface Theme {
  palette: Palette;
  /** A file of the content folder or a package with a variable font. */
  fonts: { text: string; display: string };
}

function onlyRecord<T>(name: string, { entries }: LoadedFile<T>): T {
  if (!entries[0]) throw new ContentError(`${name}: the site cannot be built without it`);
  return entries[0].value;
}

/** theme.json: the firm's colours by role, and its typefaces. */
export const getTheme: () => Theme = memoizeOnContent(({ theme }) => {
  const { colours, fonts } = onlyRecord('theme.json', theme);
  return { palette: toPalette(colours), fonts };
});

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
  privacy.entries.map(({ value: { title, text, withoutTags, withTags, whenCounted } }) => ({
    title,
    paragraphs: paragraphsOf(text),
    withoutTags: withoutTags ?? null,
    withTags: withTags ?? null,
    whenCounted: whenCounted ?? null,
  })),
);

/** The about page. */
export const getAbout: () => About = memoizeOnContent(({ about }) => {
  const raw = onlyRecord('about.json', about);
  return { ...raw, about: paragraphsOf(raw.about) };
});

/** site.json: name, contact, claims and settings; `NEXT_PUBLIC_ENQUIRY_HOST` overrides the enquiry host. */
export const getSite: () => Site = memoizeOnContent(({ site }) => toSite(onlyRecord('site.json', site)));

/** The hero image at an index, the first if there are too few; null without any. */
export function getHeroImage(at: number): ImageAsset | null {
  const { heroImages } = getSite();
  return heroImages[at] ?? heroImages[0] ?? null;
}

function toSite(raw: RawSite): Site {
  return {
    name: raw.name.trim(),
    shortName: raw.shortName?.trim() ?? raw.name.trim().split(/\s+/)[0] ?? raw.name,
    headline: raw.headline?.trim() ?? 'Find your next home',
    tagline: raw.tagline.trim(),
    greeting: raw.greeting?.trim() ?? 'Namaste.',
    callBackTime: raw.callBackTime?.trim() ?? '',
    careersTitle: raw.careersTitle?.trim() ?? 'Work with us',
    announced: raw.announced ?? [],
    description: raw.description.trim(),
    url: withoutSlash(raw.url),
    phone: raw.phone,
    email: raw.email,
    whatsapp: internationalDigits(raw.whatsapp),
    address: raw.address,
    coordinates: raw.coordinates,
    officeMap: raw.officeMap ? toImage(raw.officeMap) : null,
    social: raw.social ?? {},
    claims: raw.claims ?? {},
    defaultDeveloper: raw.defaultDeveloper ?? null,
    heroImages: raw.heroImages.map(toImage),
    categoryBanners: (raw.categoryBanners ?? []).map(({ category, image }) => ({ category, image: toImage(image) })),
    edge: raw.edge,
    edgeImage: toImage(raw.edgeImage ?? raw.heroImages[0] ?? ''),
    enquiryHost: enquiryHost(raw),
    enquiryOpenByDefault: raw.enquiryOpenByDefault ?? false,
    analyticsEndpoint: raw.analyticsEndpoint || null,
    tags: raw.tags ? toTags(raw.tags) : null,
    hsts: raw.hsts ?? 'host',
    reraAgents: raw.reraAgents ?? [],
    notice: raw.notice?.trim() || null,
  };
}

function toTags({ script, origins = [], asks }: NonNullable<RawSite['tags']>): Site['tags'] {
  return { script, origins: [...new Set([script, ...origins].map((url) => new URL(url).origin))], asks: asks.trim() };
}

function enquiryHost(raw: RawSite): string {
  const host = withoutSlash(process.env.NEXT_PUBLIC_ENQUIRY_HOST ?? raw.enquiryHost ?? '');
  if (host === '' || isSafeUrl(host)) return host;
  throw new ContentError(`NEXT_PUBLIC_ENQUIRY_HOST: expected an http address, found "${host}"`);
}

function withoutSlash(url: string): string {
  return url.trim().replace(/\/+$/, '');
}
