let asked: Promise<Response> | null = null;

/** Asks for the first part of the search data, while the code that reads it is on its way; one request for all who ask. */
export function askFirstSearchPart(): Promise<Response> {
  return (asked ??= fetch('/data/search.json'));
}

/** The answer was read or is of no use: the next to ask sends another request. */
export function forgetFirstSearchPart(): void {
  asked = null;
}
