'use client';

/** Why an island: the 404 page is one file, only the browser knows which project was asked for. */

import { useEffect, useState, type ReactNode } from 'react';
import { parseProjectPath } from '@/lib/domain/site/routes';

/** Names the project that is missing under /project-details/x/y, with the way back (routes-and-content, Routes). */
export function MissingProject() {
  const [note, setNote] = useState<ReactNode>(null);

  useEffect(() => {
    const asked = parseProjectPath(location.pathname);
    if (!asked) return;
    // Every page carries the frame of the 404 page; what it says about a project is fetched where it is said.
    import('./MissingProjectNote').then(
      ({ MissingProjectNote }) => setNote(<MissingProjectNote developer={asked.developer} id={asked.id} />),
      () => undefined,
    );
  }, []);

  return note;
}
