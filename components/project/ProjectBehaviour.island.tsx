'use client';
/** Why an island: highlight and arrows of the section bar, the Read More dialog and ?custom_id depend on the visit. */
import { useAskedProject } from './use-asked-project';
import { useDescriptionDialog } from '@/components/project/sections/use-description-dialog';
import { useSectionBar } from './use-section-bar';

/** Attaches to the existing markup; renders an alert if the project of the query cannot be found. */
export function ProjectBehaviour() {
  useSectionBar();
  useDescriptionDialog();
  const asked = useAskedProject();
  return asked ? <asked.AskedProject id={asked.id} /> : null;
}
