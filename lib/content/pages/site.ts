import 'server-only';
import { CONSENT_VERSION } from '@/lib/domain/enquiry/channels';
import { ROUTES } from '@/lib/domain/site/routes';
import { getCareers, getAbout } from '../records/site-texts';
import { getSiteShare } from '../records/share-cards';
import { getDevelopers } from '../records/developers';
import { getSite } from '../records/site';
import { pageKind } from './page-kind';

/** The hero image at an index, the first if there are too few. */
function heroImage(at: number) {
  const { heroImages } = getSite();
  return heroImages[at] ?? heroImages[0] ?? null;
}

export const aboutPage = pageKind(ROUTES.about, {
  name: 'about',
  isPictured: true,
  data: () => ({ about: getAbout(), image: heroImage(2), shareImage: getSiteShare() }),
});

export const careerPage = pageKind(ROUTES.career, {
  name: 'careers',
  isPictured: true,
  data: () => ({ departments: getCareers(), image: heroImage(3), shareImage: getSiteShare() }),
});

export const contactPage = pageKind(ROUTES.contact, {
  name: 'contact',
  isPictured: true,
  data: () => ({ shareImage: getSiteShare() }),
});

export const privacyPage = pageKind(ROUTES.privacy, {
  name: 'privacy',
  data: () => ({ version: CONSENT_VERSION, shareImage: getSiteShare() }),
});

export const comingSoonPage = pageKind(ROUTES.comingSoon, {
  name: 'coming soon',
  data: () => ({ shareImage: getSiteShare() }),
});

export const notFoundPage = pageKind(ROUTES.notFound, {
  name: 'not found',
  isPictured: true,
  data: () => ({ shareImage: getSiteShare() }),
});

/** The shortlist itself is on the visitor's device; its comparison needs developer names by slug. */
export const shortlistPage = pageKind(ROUTES.shortlist, {
  name: 'shortlist',
  data: () => {
    const developers = getDevelopers().filter(({ projectCount }) => projectCount > 0);
    return {
      developers: Object.fromEntries(developers.map(({ slug, name }) => [slug, name])),
      shareImage: getSiteShare(),
    };
  },
});
