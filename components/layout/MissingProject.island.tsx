'use client';

/** Why an island: the 404 page is one file, only the browser knows which project was asked for. */

import { useSyncExternalStore } from 'react';
import { MESSAGES } from '@/lib/domain/messages';
import { parseProjectPath, ROUTES } from '@/lib/domain/routes';

const neverChanges = () => () => {};

/** Names the project that is missing under /project-details/x/y, with the way back (decisions, Routes). */
export function MissingProject() {
  const path = useSyncExternalStore(
    neverChanges,
    () => location.pathname,
    () => '',
  );
  const asked = parseProjectPath(path);
  if (!asked) return null;
  return (
    <div className="mt-6 border-l-2 border-terra-500 pl-4">
      <p className="break-words">{MESSAGES.projectNotFound(asked.developer, asked.id)}</p>
      <button type="button" className="mt-3 btn btn-outline" onClick={onBack}>
        Go Back
      </button>
    </div>
  );
}

/** Where the visit began here there is nothing to go back to: the developers then. */
function onBack() {
  if (history.length > 1) history.back();
  else location.assign(ROUTES.developersList);
}
