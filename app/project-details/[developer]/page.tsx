import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeveloperPage } from '@/components/developer/DeveloperPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getDeveloperShare } from '@/lib/content/cards';
import { getDeveloper, getDevelopers } from '@/lib/content/developers';
import { getProjectsOfDeveloper } from '@/lib/content/projects';
import { getSite } from '@/lib/content/site';
import { formatProjectCount } from '@/lib/domain/display-text';
import { listingSlice, splitListing } from '@/lib/domain/listing';
import { developerPath } from '@/lib/domain/routes';
import { developerTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { developerGraph } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ developer: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsToBuild('developer', () => getDevelopers().map(({ slug }) => ({ developer: slug })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const developer = getDeveloper((await params).developer) ?? notFound();
  const { slug, name, location, projectCount, summary } = developer;
  return pageMetadata({
    title: `${name}: projects and profile`,
    description: `${name}${location ? `, ${location}` : ''}: ${formatProjectCount(projectCount)}. ${summary}`,
    path: developerPath(slug),
    ...getDeveloperShare(developer),
  });
}

export default async function DeveloperRoute({ params }: Props) {
  const developer = getDeveloper((await params).developer) ?? notFound();
  const projects = getProjectsOfDeveloper(developer.slug);
  const shown = listingSlice(splitListing(projects, true), { isCommercial: false, page: 1 });
  const site = getSite();
  return (
    <>
      <JsonLd data={developerGraph(developer, shown.projects, developerTrail(developer), site)} />
      <DeveloperPage developer={developer} projects={projects} site={site} />
    </>
  );
}
