import type { TopLocality } from '@/lib/domain/place/city';
import { LocalityCard } from './LocalityCard';
import { Enhancer } from '@/components/islands/Enhancer';

/** A grid of 2, 3 or 4 columns by width (spec 2, Top Localities). */
export function TopLocalities({ localities }: { localities: TopLocality[] }) {
  if (localities.length === 0) return null;
  return (
    <section aria-labelledby="localities-title" data-deferred="section" className="page section">
      <h2 id="localities-title" className="type-h2">
        Top Localities
      </h2>
      <ul className="localities">
        {localities.map((locality) => (
          <LocalityCard key={locality.id} locality={locality} />
        ))}
      </ul>
      <Enhancer name="localityOpener" />
    </section>
  );
}
