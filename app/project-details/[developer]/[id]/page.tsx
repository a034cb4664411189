import '@/components/project/project-page.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ProjectPage } from '@/components/project/ProjectPage';
import { getProjectPage, getProjectParams } from '@/lib/content/project-page';
import { getProjectWays } from '@/lib/content/project-ways';
import { projectMetadata } from '@/lib/seo/project-metadata';

interface Props {
  params: Promise<{ developer: string; id: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = getProjectParams;

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
