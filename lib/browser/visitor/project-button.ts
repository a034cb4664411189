import type { SavedProject } from '@/lib/domain/visitor/saved-project';

/** The project of a heart or a comparison tick: its key is the value, its name the value of the hook. */
export function projectOfButton({ value, dataset }: HTMLButtonElement): SavedProject {
  return { key: value, name: dataset['heart'] ?? dataset['compare'] ?? '' };
}
