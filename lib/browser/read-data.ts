import { REQUEST_TIMEOUT_MS } from '@/lib/domain/site/business-constants';

/** A data file of the site, by its name without extension; rejects if it cannot be read. */
export async function readData<T>(name: string): Promise<T> {
  const response = await fetch(`/data/${name}.json`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as T;
}

/** Runs `load` once for all callers; after a failure the next call runs it again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | null = null;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = null;
      throw error;
    }));
}
