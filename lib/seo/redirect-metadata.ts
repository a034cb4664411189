import type { Metadata } from 'next';
import { pageMetadata, type PageMetadataInput } from './page-metadata';

/** A page that only passes on: canonical is where it leads, and it is not indexed (decisions, Routes). */
export function redirectMetadata(
  from: string,
  to: string,
  context: Pick<PageMetadataInput, 'site' | 'image'>,
): Metadata {
  return pageMetadata({
    title: `${from} has moved`,
    description: `This page is now at ${to}.`,
    path: to,
    robots: 'noindex',
    ...context,
  });
}
