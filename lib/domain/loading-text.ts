/** What a listing says while its data comes; a developer's names whom it looks for (spec 8, Loading texts). */
export function loadingText(company: string | null): string {
  return company ? `Loading company data... ${company}` : 'Loading projects...';
}
