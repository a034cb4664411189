import type { Metadata } from 'next';
import { CareerPage } from '@/components/career/CareerPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { getSiteShare } from '@/lib/content/cards';
import { getCareers } from '@/lib/content/careers';
import { getSite } from '@/lib/content/site';
import { formatNames } from '@/lib/domain/display-text';
import { ROUTES } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data/graph';

export function generateMetadata(): Metadata {
  const departments = getCareers();
  return pageMetadata({
    title: 'Careers',
    description: `Open roles at ${getSite().name} in ${formatNames(departments.map(({ name }) => name))}.`,
    path: ROUTES.career,
    ...getSiteShare(),
  });
}

export default function CareerRoute() {
  const { email, heroImages } = getSite();
  return (
    <>
      <JsonLd data={pageGraph(pageTrail('Careers'), getSite())} />
      <CareerPage departments={getCareers()} email={email} image={heroImages[3] ?? heroImages[0] ?? null} />
    </>
  );
}
