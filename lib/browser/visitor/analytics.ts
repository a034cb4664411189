import type { AnalyticsEvent } from '@/lib/domain/visitor/analytics';

type Told = AnalyticsEvent & { page: string };

/** Whether the visitor asked not to be counted, or to save data. */
export function isUncounted(): boolean {
  const { doNotTrack, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return doNotTrack === '1' || Boolean(connection?.saveData);
}

/** Hands an event to `dataLayer` and to the endpoint, if one is set and the visitor may be counted; failures there are ignored (faults 44). */
export function sendEvent(event: AnalyticsEvent, endpoint: string | null): void {
  // The path alone: a query may contain typed text.
  const told: Told = { ...event, page: location.pathname };
  try {
    ((window as { dataLayer?: Told[] }).dataLayer ??= []).push(told);
  } catch {
    // Other code occupies or breaks `dataLayer`; the visit goes on.
  }
  try {
    if (endpoint && !isUncounted()) navigator.sendBeacon(endpoint, JSON.stringify(told));
  } catch {
    // Blocked.
  }
}
