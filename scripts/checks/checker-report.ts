/** A message of the Nu Html Checker, as `--format json` writes it. */
interface CheckerMessage {
  type: 'error' | 'info' | 'non-document-error';
  message: string;
  url?: string;
  extract?: string;
}

/** Faults of a report of the W3C's checker, one line each. Throws on anything that is not a report. */
export function readReport(json: string, fileOf: (url: string) => string): string[] {
  if (!json.trimStart().startsWith('{')) throw new Error(`The W3C's checker has not answered: ${json.slice(0, 500)}`);
  const { messages } = JSON.parse(json) as { messages: CheckerMessage[] };
  return messages.map(({ message, url = '', extract = '' }) => `${fileOf(url)}: ${message} at ${extract.trim()}`);
}
