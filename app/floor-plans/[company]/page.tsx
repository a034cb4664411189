import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FloorPlansPage } from '@/components/floor-plan/FloorPlansPage';
import { getDeveloper, getDevelopers } from '@/lib/content/developers';
import { getFloorPlan } from '@/lib/content/floor-plans';
import { getProjectsOfDeveloper } from '@/lib/content/projects';
import { formatNames } from '@/lib/domain/display-text';
import { floorPlansPath } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface Props {
  params: Promise<{ company: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return getDevelopers().map(({ slug }) => ({ company: slug }));
}

function plansOf(slug: string) {
  const plans = getProjectsOfDeveloper(slug).map(({ id }) => getFloorPlan(id));
  return plans.filter((plan) => plan !== null).filter(({ floors }) => floors.length > 0);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, name } = getDeveloper((await params).company) ?? notFound();
  const names = formatNames(
    plansOf(slug)
      .slice(0, 4)
      .map(({ projectName }) => projectName),
  );
  return pageMetadata({
    title: `Floor plans of ${name}`,
    description: names
      ? `Floor plans of ${name} with configuration, area and basic selling price: ${names}.`
      : `Floor plans of ${name}: none is published yet; ask a consultant for them.`,
    path: floorPlansPath(slug),
    robots: names ? undefined : 'noindex',
  });
}

export default async function FloorPlansRoute({ params }: Props) {
  const developer = getDeveloper((await params).company) ?? notFound();
  return <FloorPlansPage developer={developer} plans={plansOf(developer.slug)} />;
}
