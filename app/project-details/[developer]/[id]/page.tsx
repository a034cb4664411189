import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProjectPage } from '@/components/project/ProjectPage';
import { getDeveloper } from '@/lib/content/developers';
import { getProject, getProjects } from '@/lib/content/projects';
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

async function readProject(params: Props['params']) {
  const { developer, id } = await params;
  return getProject(developer, id) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return projectMetadata(await readProject(params));
}

export default async function ProjectRoute({ params }: Props) {
  const project = await readProject(params);
  return (
    <ProjectPage project={project} developer={getDeveloper(project.developerSlug)} ways={getProjectWays(project)} />
  );
}
