import 'server-only';
import { internationalDigits } from '@/lib/domain/site/phone';
import { isSafeUrl } from '@/lib/domain/site/safe-url';
import type { Site } from '@/lib/domain/site/site';
import { memoizeOnContent } from '../set/content';
import { ContentError } from '../set/content-error';
import { toImage } from './image-url';
import type { RawSite } from '../schemas/site';

/** site.json: name, contact, claims and settings; `NEXT_PUBLIC_ENQUIRY_HOST` overrides the enquiry host. */
export const getSite: () => Site = memoizeOnContent(({ site }) => {
  const raw = site.entries[0]?.value;
  if (!raw) throw new ContentError('site.json: nothing can be built without it');
  return toSite(raw);
});

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
    hsts: raw.hsts ?? 'host',
    reraAgents: raw.reraAgents ?? [],
    notice: raw.notice?.trim() || null,
  };
}

function enquiryHost(raw: RawSite): string {
  const host = withoutSlash(process.env.NEXT_PUBLIC_ENQUIRY_HOST ?? raw.enquiryHost ?? '');
  if (host === '' || isSafeUrl(host)) return host;
  throw new ContentError(`NEXT_PUBLIC_ENQUIRY_HOST: expected an http address, found "${host}"`);
}

function withoutSlash(url: string): string {
  return url.trim().replace(/\/+$/, '');
}
