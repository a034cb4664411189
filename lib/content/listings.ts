import 'server-only';
import { splitListing, type SplitListing } from '@/lib/domain/listing';
import type { Project } from '@/lib/domain/project';
import { onceFor } from './once-for';

/** A listing with its type toggle, made once for a list of projects: each of its pages shows the same one. */
export const getListing: (projects: Project[]) => SplitListing<Project> = onceFor((projects) =>
  splitListing(projects, true),
);
