import type { CDPSession } from '@playwright/test';

/** Script time of the page since it started, in ms, as the browser counts it. */
export async function scriptMsSoFar(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}
