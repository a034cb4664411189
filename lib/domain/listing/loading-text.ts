/** Text of a listing while its data loads; a developer's listing contains the name (spec 8, Loading texts). */
export function loadingText(developerName: string | null): string {
  return developerName ? `Loading company data... ${developerName}` : 'Loading projects...';
}
