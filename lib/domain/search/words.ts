/** Texts of search, verbatim where the specification has them (spec 2, 5, 8). */
export const SEARCH_PLACEHOLDER = 'Search projects, companies, locations...';
export const SEARCH_LOADING = 'Loading search data...';
export const VOICE_UNSUPPORTED = 'Voice search is not supported in this browser.';

/** Shown while the microphone is open: it names who receives the audio. */
export const VOICE_NOTICE = 'Listening. The audio goes to the maker of your browser, which turns it into text.';

const VOICE_ERRORS: ReadonlyMap<string, string> = new Map([
  ['network', 'Network error! Please check your internet connection and try again.'],
  ['not-allowed', 'Microphone access denied! Please allow microphone permissions.'],
]);

/** Message for a recognition error (spec 8, Voice errors). */
export function voiceErrorText(code: string): string {
  return VOICE_ERRORS.get(code) ?? `Error: ${code}`;
}

export function noResultsText(query: string): string {
  return `No results found for "${query}"`;
}

/** '12 results': for screen readers. */
export function resultCountText(count: number): string {
  return `${count} ${count === 1 ? 'result' : 'results'}`;
}

/** Above results of a query that was one letter wrong. */
export function correctedText(query: string): string {
  return `Showing results for "${query}"`;
}
