import 'server-only';
import { CONSENT_VERSION } from '@/lib/domain/enquiry/form';
import { formatListingAddress } from '@/lib/domain/listing/address';
import {
  initialListingState,
  LISTING_RULES,
  type ListingState,
  withRange,
  withValue,
} from '@/lib/domain/listing/state';
import { RUPEES_PER_CRORE } from '@/lib/domain/site/business-constants';
import { fillPrivacy } from '@/lib/domain/enquiry/privacy';
import { categoryPath, ROUTES } from '@/lib/domain/site/routes';
import { getCities, getMainCities } from '../records/cities';
import { getAdvisers, getServices } from '../records/pages';
import { getAbout, getCareers, getHeroImage, getPrivacy, getSite } from '../records/site';
import { getProjectsOfCategory } from '../records/projects';
import { pageKind } from './page-kind';

/** Services have no picture of their own; they use the site's hero images in turn, starting at this index. */
const FIRST_PICTURE = 5;

export const servicePages = pageKind('/service/[serviceId]', {
  name: 'service',
  params: () => getServices().map(({ id }) => ({ serviceId: id })),
  data: ({ serviceId }) => {
    const services = getServices();
    const at = services.findIndex(({ id }) => id === serviceId);
    const service = services[at];
    if (!service) return null;
    const { heroImages } = getSite();
    return {
      service,
      others: services.filter(({ id }) => id !== serviceId),
      cityNames: getCities()
        .filter(({ isMain }) => isMain)
        .map(({ name }) => name),
      image: heroImages[(at + FIRST_PICTURE) % heroImages.length] ?? null,
    };
  },
});

const READY = 'Ready To move';
const ALL_HOMES = initialListingState(LISTING_RULES);

/** The address of the homes that a state of their listing shows. */
function homesHref(state: ListingState): string {
  const base = categoryPath('residential');
  return formatListingAddress({ base, linkBase: base }, LISTING_RULES, state);
}

export const aboutPage = pageKind(ROUTES.about, {
  name: 'about',
  isPictured: true,
  data: () => ({ about: getAbout(), image: getHeroImage(2), advisers: getAdvisers() }),
});

export const careerPage = pageKind(ROUTES.career, {
  name: 'careers',
  isPictured: true,
  data: () => ({ departments: getCareers(), image: getHeroImage(3) }),
});

export const contactPage = pageKind(ROUTES.contact, {
  name: 'contact',
  isPictured: true,
  data: () => ({ advisers: getAdvisers() }),
});

export const privacyPage = pageKind(ROUTES.privacy, {
  name: 'privacy',
  data: () => ({
    version: CONSENT_VERSION,
    sections: fillPrivacy(getPrivacy(), getSite()),
  }),
});

/** What suits today who looks for the entries still to come: homes that start under a crore, and homes to move into. */
export const comingSoonPage = pageKind(ROUTES.comingSoon, {
  name: 'coming soon',
  data: () => {
    const homes = getProjectsOfCategory('residential');
    const affordable = homes.filter(({ price }) => price !== null && price.minRupees < RUPEES_PER_CRORE);
    const ready = homes.filter(({ status }) => status === READY);
    return {
      announced: getSite().announced,
      ...{ affordableCount: affordable.length, readyCount: ready.length },
      affordableHref: homesHref(withRange(ALL_HOMES, 'budget', { min: 1, max: 100, unit: 'l' })),
      readyHref: homesHref(withValue(ALL_HOMES, 'status', READY, true)),
    };
  },
});

export const notFoundPage = pageKind(ROUTES.notFound, {
  name: 'not found',
  isPictured: true,
  data: () => ({ cities: getMainCities() }),
});

export const notSentPage = pageKind(ROUTES.notSent, {
  name: 'enquiry not sent',
  data: () => ({}),
});

export const offlinePage = pageKind(ROUTES.offline, {
  name: 'offline',
  data: () => ({}),
});
