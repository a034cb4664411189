/** Why an enhancer: only the visitor's browser knows how fast the page was. */
import { isUncounted } from '@/lib/browser/visitor/analytics';

interface VitalsProps {
  endpoint: string;
  kind: string;
}

/** Fetches the measuring when the browser is idle; what happened before is buffered by it. */
export function vitals(_root: HTMLElement, _signal: AbortSignal, { endpoint, kind }: VitalsProps): void {
  if (isUncounted()) return;
  const measure = () =>
    void import('@/lib/browser/visitor/vitals').then(
      ({ sendVitals }) => sendVitals(endpoint, kind),
      () => undefined,
    );
  if ('requestIdleCallback' in window) requestIdleCallback(measure);
  else setTimeout(measure);
}
