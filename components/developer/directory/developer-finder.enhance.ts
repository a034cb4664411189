/** Why an enhancer: typing filters the developers by name; the code for that is fetched on first input. */

interface DeveloperFinderProps {
  /** Id of the text field. */
  fieldId: string;
}

export function developerFinder(_root: HTMLElement, _signal: AbortSignal, { fieldId }: DeveloperFinderProps): void {
  const field = document.getElementById(fieldId) as HTMLInputElement;
  const find = (event?: Event) =>
    import('./find-developer').then(
      ({ findDeveloper }) => findDeveloper(field, event),
      () => undefined,
    );
  field.oninput = field.onkeydown = find;
  // The visitor may have typed before the listener was attached.
  if (field.value) void find();
}
