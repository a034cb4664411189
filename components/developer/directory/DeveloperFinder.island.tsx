'use client';
/** Why an island: typing filters the developers by name; the code for that is fetched on first input. */
import { useEffect } from 'react';

interface DeveloperFinderProps {
  /** Id of the text field. */
  fieldId: string;
}

export function DeveloperFinder({ fieldId }: DeveloperFinderProps) {
  useEffect(() => {
    const field = document.getElementById(fieldId) as HTMLInputElement;
    const find = (event?: Event) =>
      import('./find-developer').then(
        ({ findDeveloper }) => findDeveloper(field, event),
        () => undefined,
      );
    field.oninput = field.onkeydown = find;
    // The visitor may have typed before the listener was attached.
    if (field.value) void find();
  }, [fieldId]);
  return null;
}
