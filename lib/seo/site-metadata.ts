import type { Metadata } from 'next';
import { type About, formatAddress } from '@/lib/domain/site/site';
import { formatNames } from '@/lib/domain/site/display-text';
import { ROUTES, servicePath } from '@/lib/domain/site/routes';
import { type Section, valueOf } from '@/lib/domain/project/page';
import type { Service } from '@/lib/domain/site/service';
import { pageMetadata, unlistedMetadata, type PageContext } from './page-metadata';

export function homeMetadata(page: PageContext): Metadata {
  const { name, tagline, description } = page.site;
  const title = `${name}: ${tagline}`;
  return { ...pageMetadata(page, { title, description, path: ROUTES.home }), title: { absolute: title } };
}

export function aboutMetadata(page: PageContext & { about: About }): Metadata {
  const description = page.about.about[0] ?? page.site.description;
  return pageMetadata(page, { title: 'About', description, path: ROUTES.about });
}

export function careerMetadata(page: PageContext & { departments: { name: string }[] }): Metadata {
  return pageMetadata(page, {
    title: 'Careers',
    description: `Open roles at ${page.site.name} in ${formatNames(page.departments.map(({ name }) => name))}.`,
    path: ROUTES.career,
  });
}

export function contactMetadata(page: PageContext): Metadata {
  const { name, phone, email, address } = page.site;
  return pageMetadata(page, {
    title: 'Contact Us',
    description: `Call ${name} on ${phone}, write to ${email}, or walk in: ${formatAddress(address)}.`,
    path: ROUTES.contact,
  });
}

export function privacyMetadata(page: PageContext): Metadata {
  return pageMetadata(page, {
    title: 'Privacy policy',
    description: `What ${page.site.name} does with an enquiry: what it holds, what for, how long, and how to take it back.`,
    path: ROUTES.privacy,
  });
}

export function comingSoonMetadata(page: PageContext): Metadata {
  const { announced } = page.site;
  return pageMetadata(page, {
    title: 'Coming Soon',
    description: announced.length > 0 ? `Being prepared: ${formatNames(announced)}.` : 'Nothing is announced today.',
    path: ROUTES.comingSoon,
    robots: 'noindex',
  });
}

export const shortlistMetadata = unlistedMetadata(
  ROUTES.shortlist,
  'Shortlist',
  'The projects you keep on this device, side by side.',
);

export const notFoundMetadata = unlistedMetadata(
  ROUTES.notFound,
  'Page not found',
  'The address may have changed, or the project is no longer on our list.',
);

export const notSentMetadata = unlistedMetadata(
  ROUTES.notSent,
  'Your enquiry was not sent',
  'Please call us or write on WhatsApp.',
);

export const offlineMetadata = unlistedMetadata(
  ROUTES.offline,
  'You are offline',
  'How to reach us, and what this device keeps.',
);

interface TrendingContext extends PageContext {
  trending: Section<{ name: string }[]>;
  cityNames: string;
}

export function trendingMetadata(page: TrendingContext): Metadata {
  const { trending, cityNames } = page;
  const projects = valueOf(trending) ?? [];
  const first = formatNames(projects.slice(0, 3).map(({ name }) => name));
  return pageMetadata(page, {
    title: 'Trending Projects',
    description: `${projects.length} projects in demand in ${cityNames}${first ? `, among them ${first}` : ''}.`,
    path: ROUTES.trending,
    // The home page shows the same projects.
    fuller: ROUTES.home,
  });
}

/** A service; one that says no more than its tile is not indexed. */
export function serviceMetadata(page: PageContext & { service: Service }): Metadata {
  const { id, name, description, text } = page.service;
  return pageMetadata(page, {
    title: name,
    description: `${name} by ${page.site.name}. ${description}`,
    path: servicePath(id),
    robots: text.length > 0 ? undefined : 'noindex',
  });
}
