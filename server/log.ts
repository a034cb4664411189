export type Facts = Readonly<Record<string, string | number | undefined>>;
export type Log = (message: string, facts?: Facts) => void;

/** Lines for the operator: plain text, or one JSON object a line with the time. No personal data goes in. */
export function createLog(format: 'text' | 'json', write: (line: string) => void = console.error): Log {
  if (format === 'json') {
    return (message, facts) => write(JSON.stringify({ time: new Date().toISOString(), message, ...facts }));
  }
  return (message, facts = {}) => write(facts['request'] === undefined ? message : `${message} [${facts['request']}]`);
}
