/** What a listing says while its data comes; a developer's names whom it looks for (spec 8, Loading texts). */
export function loadingText(developerName: string | null): string {
  return developerName ? `Loading company data... ${developerName}` : 'Loading projects...';
}
