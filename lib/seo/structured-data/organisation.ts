import type { AboutPage, ContactPage, Graph, RealEstateAgent, WebSite } from 'schema-dts';
import type { ShareImage } from '@/lib/domain/card';
import { isDefaultCoordinates } from '@/lib/domain/location';
import { ROUTES } from '@/lib/domain/routes';
import { SOCIAL_NETWORKS, type Site } from '@/lib/domain/site';
import type { Crumb } from '@/lib/domain/trail';
import { absoluteUrl, breadcrumbList, organisationId, toGraph } from './graph';

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
    telephone: site.phone,
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
    sameAs: SOCIAL_NETWORKS.map((network) => site.social[network]),
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

/** The home page: who we are and what the site is called; nowhere else. */
export function homeGraph(site: Site, cityNames: readonly string[], image: ShareImage): Graph {
  return toGraph([realEstateAgent(site, cityNames, image), webSite(site)]);
}

/** About and contact: pages about the organisation of the home page. */
export function aboutUsGraph(
  type: 'AboutPage' | 'ContactPage',
  name: string,
  trail: Crumb[],
  path: string,
  site: Site,
): Graph {
  const page: AboutPage | ContactPage = {
    '@type': type,
    name,
    url: absoluteUrl(site, path),
    mainEntity: { '@id': organisationId(site) },
  };
  return toGraph([breadcrumbList(trail, site), page]);
}
