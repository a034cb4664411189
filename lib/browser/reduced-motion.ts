type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor set the browser to save data; nothing is prefetched then. */
export function isSavingData(): boolean {
  return (navigator as SavingNavigator).connection?.saveData === true;
}

/** Whether the visitor prefers less motion or less data; nothing autoplays then (visual-language 5). */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || isSavingData();
}
