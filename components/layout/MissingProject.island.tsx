'use client';

/** Why an island: the 404 page is one file, only the browser knows which project was asked for. */

import { useSyncExternalStore } from 'react';
import { parseProjectPath } from '@/lib/domain/routes';
import { MissingProjectNote } from './MissingProjectNote';

const neverChanges = () => () => {};

/** Names the project that is missing under /project-details/x/y, with the way back (decisions, Routes). */
export function MissingProject() {
  const path = useSyncExternalStore(
    neverChanges,
    () => location.pathname,
    () => '',
  );
  const asked = parseProjectPath(path);
  return asked ? <MissingProjectNote developer={asked.developer} id={asked.id} /> : null;
}
