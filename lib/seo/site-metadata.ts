import type { Metadata } from 'next';
import type { About } from '@/lib/domain/site/site';
import { formatNames } from '@/lib/domain/site/display-text';
import { ROUTES, servicePath } from '@/lib/domain/site/routes';
import type { Section } from '@/lib/domain/project/page';
import type { Service } from '@/lib/domain/site/service';
import { pageMetadata, type PageContext } from './page-metadata';

export function homeMetadata({ site, shareImage }: PageContext): Metadata {
  const { name, tagline, description } = site;
  const title = `${name}: ${tagline}`;
  return {
    ...pageMetadata({ title, description, path: ROUTES.home, site, shareImage }),
    title: { absolute: title },
  };
}

export function aboutMetadata({ about, site, shareImage }: PageContext & { about: About }): Metadata {
  return pageMetadata({
    title: 'About',
    description: about.about[0] ?? site.description,
    path: ROUTES.about,
    site,
    shareImage,
  });
}

export function careerMetadata(page: PageContext & { departments: { name: string }[] }): Metadata {
  const { departments, site, shareImage } = page;
  return pageMetadata({
    title: 'Careers',
    description: `Open roles at ${site.name} in ${formatNames(departments.map(({ name }) => name))}.`,
    path: ROUTES.career,
    site,
    shareImage,
  });
}

export function contactMetadata({ site, shareImage }: PageContext): Metadata {
  const { name, phone, email, address } = site;
  return pageMetadata({
    title: 'Contact Us',
    description: `Call ${name} on ${phone}, write to ${email}, or walk in: ${address.street}, ${address.locality}, ${address.region} ${address.postalCode}.`,
    path: ROUTES.contact,
    site,
    shareImage,
  });
}

export function privacyMetadata({ site, shareImage }: PageContext): Metadata {
  return pageMetadata({
    title: 'Privacy policy',
    description: `What ${site.name} does with an enquiry: what it holds, what for, how long, and how to take it back.`,
    path: ROUTES.privacy,
    site,
    shareImage,
  });
}

export function comingSoonMetadata({ site, shareImage }: PageContext): Metadata {
  return pageMetadata({
    title: 'Coming Soon',
    description:
      site.announced.length > 0 ? `Being prepared: ${formatNames(site.announced)}.` : 'Nothing is announced today.',
    path: ROUTES.comingSoon,
    robots: 'noindex',
    site,
    shareImage,
  });
}

export function shortlistMetadata({ site, shareImage }: PageContext): Metadata {
  return pageMetadata({
    title: 'Shortlist',
    description: 'The projects you keep on this device, side by side.',
    path: ROUTES.shortlist,
    robots: 'noindex',
    site,
    shareImage,
  });
}

export function notFoundMetadata({ site, shareImage }: PageContext): Metadata {
  return pageMetadata({
    title: 'Page not found',
    description: 'The address may have changed, or the project is no longer on our list.',
    path: ROUTES.notFound,
    robots: 'noindex',
    site,
    shareImage,
  });
}

export function notSentMetadata({ site, shareImage }: PageContext): Metadata {
  return pageMetadata({
    title: 'Your enquiry was not sent',
    description: 'Please call us or write on WhatsApp.',
    path: ROUTES.notSent,
    robots: 'noindex',
    site,
    shareImage,
  });
}

export function offlineMetadata({ site, shareImage }: PageContext): Metadata {
  return pageMetadata({
    title: 'You are offline',
    description: 'How to reach us, and what this device keeps.',
    path: ROUTES.offline,
    robots: 'noindex',
    site,
    shareImage,
  });
}

interface TrendingContext extends PageContext {
  trending: Section<{ name: string }[]>;
  cityNames: string;
}

export function trendingMetadata({ trending, cityNames, site, shareImage }: TrendingContext): Metadata {
  const projects = trending.kind === 'ready' ? trending.value : [];
  const first = formatNames(projects.slice(0, 3).map(({ name }) => name));
  return pageMetadata({
    title: 'Trending Projects',
    description: `${projects.length} projects in demand in ${cityNames}${first ? `, among them ${first}` : ''}.`,
    path: ROUTES.trending,
    // The home page shows the same projects.
    fuller: ROUTES.home,
    site,
    shareImage,
  });
}

/** A service; one that says no more than its tile is not indexed. */
export function serviceMetadata({ service, site, shareImage }: PageContext & { service: Service }): Metadata {
  const { id, name, description, text } = service;
  return pageMetadata({
    title: name,
    description: `${name} by ${site.name}. ${description}`,
    path: servicePath(id),
    robots: text.length > 0 ? undefined : 'noindex',
    site,
    shareImage,
  });
}
