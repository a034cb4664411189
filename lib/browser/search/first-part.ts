let asked: Promise<Response> | null = null;

/**
 * Requests the first part of the search data while the code that reads it still loads; all callers share one request.
 */
export function askFirstSearchPart(): Promise<Response> {
  return (asked ??= fetch('/data/search.json'));
}

/** Drops the request once its response was read or failed; the next caller sends another one. */
export function forgetFirstSearchPart(): void {
  asked = null;
}
