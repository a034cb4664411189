import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/NotFound';
import { getSiteShare } from '@/lib/content/cards';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Page not found',
    description: 'The address may have changed, or the project is no longer on our list.',
    path: ROUTES.notFound,
    robots: 'noindex',
    ...getSiteShare(),
  });
}

export default function NotFoundPage() {
  return <NotFound />;
}
