import { isSavingData } from './save-data';

/** Whether the visitor prefers less motion or less data; nothing autoplays then (visual-language 5). */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || isSavingData();
}
