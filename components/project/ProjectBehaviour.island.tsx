'use client';
/** Why an island: highlight and arrows of the section bar, the Read More dialog and ?custom_id depend on the visit. */
import { useAskedProject } from './use-asked-project';
import { useDescriptionDialog } from '@/components/project/sections/use-description-dialog';
import { useSectionBar } from './use-section-bar';

/** Attaches to the markup that is already there; says so when the project asked for cannot be found. */
export function ProjectBehaviour() {
  useSectionBar();
  useDescriptionDialog();
  const asked = useAskedProject();
  return asked ? <asked.AskedProject id={asked.id} /> : null;
}
