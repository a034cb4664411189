import type { Graph, RealEstateAgent, WebSite } from 'schema-dts';
import type { ShareImage } from '@/lib/domain/page/share-card';
import { isDefaultCoordinates } from '@/lib/domain/place/nearby';
import { telUrl } from '@/lib/domain/site/links';
import { ROUTES } from '@/lib/domain/site/routes';
import { networksOf, type Site } from '@/lib/domain/site/site';
import { pageTrail } from '@/lib/domain/page/trail';
import { absoluteUrl, breadcrumbList, organisationId, toGraph, trailGraph } from './graph';

/** Square, at least 112 px: the icon of the installed site. */
const LOGO = '/icon-512.png';

function realEstateAgent(site: Site, cityNames: readonly string[], image: ShareImage): RealEstateAgent {
  const { street, locality, region, postalCode, country } = site.address;
  const { lat, lng } = site.coordinates;
  return {
    '@type': 'RealEstateAgent',
    '@id': organisationId(site),
    name: site.name,
    description: site.description,
    url: absoluteUrl(site, ROUTES.home),
    logo: absoluteUrl(site, LOGO),
    image: absoluteUrl(site, image.src),
    // With its country code, which the office may leave out in its own words.
    telephone: telUrl(site.phone).slice('tel:'.length),
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    ...(isDefaultCoordinates(site.coordinates)
      ? {}
      : { geo: { '@type': 'GeoCoordinates' as const, latitude: lat, longitude: lng } }),
    sameAs: networksOf(site.social).map(({ href }) => href),
    areaServed: cityNames.map((name) => ({ '@type': 'City', name })),
  };
}

function webSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#site`,
    name: site.name,
    url: absoluteUrl(site, ROUTES.home),
    publisher: { '@id': organisationId(site) },
  };
}

/** The home page, the only one that describes the consultancy and the name of the site. */
export function homeGraph(page: { site: Site; cityNames: readonly string[]; shareImage: ShareImage }): Graph {
  const { site, cityNames, shareImage } = page;
  return toGraph([realEstateAgent(site, cityNames, shareImage), webSite(site)]);
}

export function aboutGraph({ site }: { site: Site }): Graph {
  return aboutUsGraph({ '@type': 'AboutPage', name: `About ${site.name}` }, 'About', ROUTES.about, site);
}

export function contactGraph({ site }: { site: Site }): Graph {
  return aboutUsGraph({ '@type': 'ContactPage', name: 'Contact Us' }, 'Contact Us', ROUTES.contact, site);
}

export const careerGraph = trailGraph('Careers');

export const privacyGraph = trailGraph('Privacy policy');

/** About and contact: pages about the organisation of the home page. */
function aboutUsGraph(
  page: { '@type': 'AboutPage' | 'ContactPage'; name: string },
  crumb: string,
  path: string,
  site: Site,
): Graph {
  const about = { ...page, url: absoluteUrl(site, path), mainEntity: { '@id': organisationId(site) } };
  return toGraph([breadcrumbList(pageTrail(crumb), site), about]);
}
