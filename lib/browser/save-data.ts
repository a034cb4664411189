type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

/** Whether the visitor asked the browser to save data; nothing is fetched unasked then. */
export function isSavingData(): boolean {
  return (navigator as SavingNavigator).connection?.saveData === true;
}
