import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found/NotFound';
import { getShell } from '@/lib/content/pages/shell';

export const metadata: Metadata = { title: 'Page not found' };

/** Page 404.html for any address without a page (spec 2); Next marks it noindex. */
export default function NotFoundPage() {
  return <NotFound cities={getShell().mainCities} />;
}
