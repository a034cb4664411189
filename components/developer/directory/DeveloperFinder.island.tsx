'use client';
/** Why an island: while somebody types, only the developers whose name holds it stay; what does that is fetched then. */
import { useEffect } from 'react';

interface DeveloperFinderProps {
  /** Of the field that is typed into. */
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
    // What was typed before anybody listened.
    if (field.value) void find();
  }, [fieldId]);
  return null;
}
