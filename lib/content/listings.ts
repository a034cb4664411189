import 'server-only';
import { splitListing, type SplitListing } from '@/lib/domain/listing';
import type { Project } from '@/lib/domain/project';

const split = new WeakMap<readonly Project[], SplitListing<Project>>();

/** A listing with its type toggle, made once for a list of projects: each of its pages shows the same one. */
export function getListing(projects: Project[]): SplitListing<Project> {
  const listing = split.get(projects) ?? splitListing(projects, true);
  split.set(projects, listing);
  return listing;
}
