import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeveloperPage } from '@/components/developer/DeveloperPage';
import { getDeveloper, getDevelopers } from '@/lib/content/developers';
import { getProjectsOfDeveloper } from '@/lib/content/projects';
import { getSite } from '@/lib/content/site';
import { formatProjectCount } from '@/lib/domain/display-text';
import { developerPath } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ developer: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getDevelopers().map(({ slug }) => ({ developer: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, name, location, projectCount, summary, banner } = getDeveloper((await params).developer) ?? notFound();
  return pageMetadata({
    title: `${name}: projects and profile`,
    description: `${name}${location ? `, ${location}` : ''}: ${formatProjectCount(projectCount)}. ${summary}`,
    path: developerPath(slug),
    image: banner ?? undefined,
  });
}

export default async function DeveloperRoute({ params }: Props) {
  const developer = getDeveloper((await params).developer) ?? notFound();
  return <DeveloperPage developer={developer} projects={getProjectsOfDeveloper(developer.slug)} site={getSite()} />;
}
