/** The project of the page, as its form has it; null where the page has no such form. */
export interface PageProject {
  id: string;
  /** With its place. */
  name: string;
  /** What may be asked about. */
  configurations: string[];
}

/** So that a dialog of the page need not carry it. */
export function projectOfPage(): PageProject | null {
  const form = document.querySelector<HTMLFormElement>('#enquire form');
  const project = form?.querySelector<HTMLInputElement>('input[name=project]');
  if (!form || !project) return null;
  const choices = [...form.querySelectorAll<HTMLInputElement>('input[name=configuration]')];
  return {
    id: project.value,
    name: project.dataset['name'] ?? '',
    configurations: choices.flatMap(({ value }) => value || []),
  };
}
