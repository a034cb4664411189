import 'server-only';
import { toComparedFacts, type ComparedFacts } from '@/lib/domain/project/compared-facts';
import type { Project } from '@/lib/domain/project/project';
import type { Section } from '@/lib/domain/project/section';
import { getAmenitiesSection } from './catalogue';
import { getFloorPlanSection } from './floor-plans';
import { getLocation } from './locations';
import { getPaymentPlansSection } from './payment-plans';

const listOf = <T>(section: Section<T[]>): T[] => (section.kind === 'ready' ? section.value : []);

/** What the comparison shows of a project, from its own records. */
export function getComparedFacts(project: Project): ComparedFacts {
  const floorPlan = getFloorPlanSection(project.id);
  return toComparedFacts({
    project,
    floors: floorPlan.kind === 'ready' ? floorPlan.value.floors : [],
    paymentPlans: listOf(getPaymentPlansSection(project.id)),
    amenities: listOf(getAmenitiesSection(project.id)),
    nearby: getLocation(project.id)?.nearby ?? [],
  });
}
