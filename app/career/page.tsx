import type { Metadata } from 'next';
import { CareerPage } from '@/components/career/CareerPage';
import { getCareers } from '@/lib/content/careers';
import { getSite } from '@/lib/content/site';
import { formatNames } from '@/lib/domain/display-text';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  const departments = getCareers();
  return pageMetadata({
    title: 'Careers',
    description: `Open roles at ${getSite().name} in ${formatNames(departments.map(({ name }) => name))}.`,
    path: ROUTES.career,
  });
}

export default function CareerRoute() {
  const { email, heroImages } = getSite();
  return <CareerPage departments={getCareers()} email={email} image={heroImages[3] ?? heroImages[0] ?? null} />;
}
