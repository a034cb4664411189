import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FloorPlansPage } from '@/components/floor-plan/FloorPlansPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { paramsToBuild } from '@/lib/content/build-plan';
import { getDeveloperShare } from '@/lib/content/cards';
import { getDeveloper, getDevelopers } from '@/lib/content/developers';
import { getFloorPlan } from '@/lib/content/floor-plans';
import { getProjectsOfDeveloper } from '@/lib/content/projects';
import { getSite } from '@/lib/content/site';
import { formatNames } from '@/lib/domain/display-text';
import { floorPlansPath } from '@/lib/domain/routes';
import { sectionTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { floorPlansGraph } from '@/lib/seo/structured-data/lists';

interface Props {
  params: Promise<{ company: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return paramsToBuild('floor plans', () => getDevelopers().map(({ slug }) => ({ company: slug })));
}

function plansOf(slug: string) {
  const plans = getProjectsOfDeveloper(slug).map(({ id }) => getFloorPlan(id));
  return plans.filter((plan) => plan !== null).filter(({ floors }) => floors.length > 0);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const developer = getDeveloper((await params).company) ?? notFound();
  const { slug, name } = developer;
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
    ...getDeveloperShare(developer),
  });
}

export default async function FloorPlansRoute({ params }: Props) {
  const developer = getDeveloper((await params).company) ?? notFound();
  const plans = plansOf(developer.slug);
  return (
    <>
      <JsonLd data={floorPlansGraph(plans, sectionTrail('Floor Plans', developer.name), getSite())} />
      <FloorPlansPage developer={developer} plans={plans} />
    </>
  );
}
