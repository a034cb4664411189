import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrochurePage } from '@/components/brochure/BrochurePage';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getProjectShare } from '@/lib/content/cards';
import { getProjectPage, getProjectParams } from '@/lib/content/project-page';
import { getSite } from '@/lib/content/site';
import { projectPlace } from '@/lib/domain/project';
import { brochurePath } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ developer: string; id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => paramsToBuild('brochure', getProjectParams);

async function readPage(params: Props['params']) {
  const { developer, id } = await params;
  return getProjectPage(developer, id) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { project } = await readPage(params);
  return pageMetadata({
    title: `${project.name} brochure`,
    description: `Brochure of ${project.name} in ${projectPlace(project)}: pictures, plans, payment schedule and contact.`,
    path: brochurePath(project.developerSlug, project.id),
    robots: 'noindex',
    ...getProjectShare(project),
  });
}

export default async function BrochureRoute({ params }: Props) {
  return <BrochurePage page={await readPage(params)} site={getSite()} />;
}
