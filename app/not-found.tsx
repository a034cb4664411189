import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found/NotFound';

export const metadata: Metadata = { title: 'Page not found' };

/** Written to 404.html, marked noindex by Next itself: any address without a page (spec 2). */
export default function NotFoundPage() {
  return <NotFound />;
}
