import 'server-only';
import { PROJECT_DEFAULTS } from '@/lib/domain/project/project';
import type { Section } from '@/lib/domain/project/section';
import type { SitePlan } from '@/lib/domain/project/site-plan';
import { toImage } from './image-url';
import { getProjectById } from './projects';
import { sectionReader } from './sections';
import { textOf } from '../files/texts';

/** A project's site plan, faulty where a lenient build could not read it. */
export const getSitePlanSection: (projectId: string) => Section<SitePlan> = sectionReader(
  ({ sitePlans }) => sitePlans,
  (raw, { key }) => ({
    projectName: getProjectById(key)?.name ?? textOf(raw.name) ?? PROJECT_DEFAULTS.name,
    images: raw.sitePlanImages.filter((image) => image !== '').map(toImage),
  }),
);
