import { Enhancer } from '@/components/islands/Enhancer';

/** What answers every tick of a page, and draws the tray. */
export function Compare() {
  return <Enhancer name="compare" />;
}
