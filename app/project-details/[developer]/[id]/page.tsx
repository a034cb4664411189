import '@/components/project/project-page.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProjectPage } from '@/components/project/ProjectPage';
import { getProjectPage } from '@/lib/content/project-page';
import { getProjects } from '@/lib/content/projects';
import { getProjectWays } from '@/lib/content/project-ways';
import { paramsOrNone } from '@/lib/domain/static-params';
import { projectMetadata } from '@/lib/seo/project-metadata';

interface Props {
  params: Promise<{ developer: string; id: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  const params = getProjects().map(({ developerSlug, id }) => ({ developer: developerSlug, id }));
  return paramsOrNone(params, { developer: 'none', id: 'none' });
}

async function readPage(params: Props['params']) {
  const { developer, id } = await params;
  return getProjectPage(developer, id) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return projectMetadata((await readPage(params)).project);
}

export default async function ProjectRoute({ params }: Props) {
  const page = await readPage(params);
  return <ProjectPage page={page} ways={getProjectWays(page.project)} />;
}
