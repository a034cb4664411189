type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor set the browser to save data; nothing is prefetched then. */
export function isSavingData(): boolean {
  return (navigator as SavingNavigator).connection?.saveData === true;
}
