import type { SavedProject } from '@/lib/domain/visitor/saved-project';

/** The project of a heart or a comparison tick: its key is the value, its name stands beside it. */
export function projectOfButton({ value, dataset }: HTMLButtonElement): SavedProject {
  return { key: value, name: dataset['name'] ?? '' };
}
