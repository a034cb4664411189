import type { AnalyticsEvent } from '@/lib/domain/visitor/analytics';

type Told = AnalyticsEvent & { page: string };

/**
 * Hands an event to `dataLayer` and, where the owner set one, to the endpoint; what fails there is not ours (faults
 * 44).
 */
export function sendEvent(event: AnalyticsEvent, endpoint: string | null): void {
  // The path alone: a query may hold what somebody typed.
  const told: Told = { ...event, page: location.pathname };
  try {
    ((window as { dataLayer?: Told[] }).dataLayer ??= []).push(told);
  } catch {
    // Taken or broken by somebody else: the visit goes on.
  }
  try {
    if (endpoint) navigator.sendBeacon(endpoint, JSON.stringify(told));
  } catch {
    // Blocked.
  }
}
