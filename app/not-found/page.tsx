import { NotFound } from '@/components/layout/NotFound';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: 'Page not found',
  description: 'The address may have changed, or the project is no longer on our list.',
  path: ROUTES.notFound,
  robots: 'noindex',
});

export default function NotFoundPage() {
  return <NotFound />;
}
