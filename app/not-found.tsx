import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/NotFound';

export const metadata: Metadata = {
  title: 'Page not found',
  robots: { index: false, follow: true },
};

/** Written to 404.html: any address without a page (spec 2). */
export default function NotFoundPage() {
  return <NotFound />;
}
