'use client';

/** Why an island: the 404 page is one file, so only the browser knows the address of the missing project. */

import { useEffect, useState, type ReactNode } from 'react';
import { parseProjectPath } from '@/lib/domain/site/routes';

/** Names the missing project under /project-details/x/y, with a link back (routes-and-content, Routes). */
export function MissingProject() {
  const [note, setNote] = useState<ReactNode>(null);

  useEffect(() => {
    const asked = parseProjectPath(location.pathname);
    if (!asked) return;
    // Every page carries the code of the 404 page, so the note about a project is fetched only when needed.
    import('./MissingProjectNote').then(
      ({ MissingProjectNote }) => setNote(<MissingProjectNote developer={asked.developer} id={asked.id} />),
      () => undefined,
    );
  }, []);

  return note;
}
