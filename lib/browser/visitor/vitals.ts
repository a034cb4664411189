import { onCLS, onINP, onLCP, type MetricType } from 'web-vitals';
import type { WebVital } from '@/lib/domain/visitor/analytics';
import { sendEvent } from './analytics';

interface Connected {
  connection?: { effectiveType?: string };
}

/** Sends LCP, INP and CLS of this visit when the page is left, INP only where somebody did something. */
export function sendVitals(endpoint: string, kind: string): void {
  const connection = (navigator as Connected).connection?.effectiveType ?? 'unknown';
  const send = ({ name, value }: MetricType) => {
    const metric = name as WebVital['metric'];
    // A score of layout shifts is below 1, times are whole milliseconds.
    const rounded = metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
    sendEvent({ event: 'web_vital', metric, value: rounded, kind, connection }, endpoint);
  };
  for (const watch of [onCLS, onINP, onLCP]) watch(send);
}
