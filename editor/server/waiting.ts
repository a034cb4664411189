/** A line of `/metrics`: a project and how many people wait to be told of it. */
const LINE = /^enquiry_people_waiting\{project="([^"]+)"\} (\d+)$/gm;

/**
 * How many people wait to be told of each project, as the endpoint of `ENQUIRY_METRICS_URL` says; nobody where it is not
 * set or does not answer.
 */
export async function peopleWaiting(env: NodeJS.ProcessEnv = process.env): Promise<ReadonlyMap<string, number>> {
  const { ENQUIRY_METRICS_URL: url, METRICS_TOKEN: token } = env;
  if (!url || !token) return new Map();
  try {
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(3000) });
    const text = response.ok ? await response.text() : '';
    return new Map([...text.matchAll(LINE)].map(([, project = '', count]) => [project, Number(count)]));
  } catch {
    return new Map();
  }
}
