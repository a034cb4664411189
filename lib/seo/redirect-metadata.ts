import type { Metadata } from 'next';
import { pageMetadata, type PageContext } from './page-metadata';

/** A page that redirects: its canonical is the target, and it is not indexed (routes-and-content, Routes). */
export function redirectMetadata(page: PageContext & { from: string; redirectTo: string }): Metadata {
  const { from, redirectTo, site, shareImage } = page;
  return pageMetadata({
    title: `${from} has moved`,
    description: `This page is now at ${redirectTo}.`,
    path: redirectTo,
    robots: 'noindex',
    site,
    shareImage,
  });
}
