import '@/components/project/project-page.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/JsonLd';
import { ProjectPage } from '@/components/project/ProjectPage';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getProjectShare } from '@/lib/content/cards';
import { getCity } from '@/lib/content/cities';
import { getLocation } from '@/lib/content/locations';
import { getProjectPage, getProjectParams } from '@/lib/content/project-page';
import { getProjectWays } from '@/lib/content/project-ways';
import { getSite } from '@/lib/content/site';
import { projectMetadata } from '@/lib/seo/project-metadata';
import { projectGraph } from '@/lib/seo/structured-data/project';

interface Props {
  params: Promise<{ developer: string; id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => paramsToBuild('project', getProjectParams);

async function readPage(params: Props['params']) {
  const { developer, id } = await params;
  return getProjectPage(developer, id) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { project } = await readPage(params);
  return projectMetadata(project, getProjectShare(project));
}

export default async function ProjectRoute({ params }: Props) {
  const page = await readPage(params);
  const { project } = page;
  const region = getCity(project.citySlug)?.state ?? null;
  const coordinates = getLocation(project.id)?.coordinates ?? project.coordinates;
  return (
    <>
      <JsonLd data={projectGraph(page, { region, coordinates }, getSite())} />
      <ProjectPage page={page} ways={getProjectWays(project)} />
    </>
  );
}
