import { Picture } from '@/components/ui/Picture';
import { claimTexts, type Site } from '@/lib/domain/site/site';

interface EdgeProps {
  site: Pick<Site, 'shortName' | 'edge' | 'edgeImage' | 'claims'>;
}

/** {product} Edge: four benefits and the company's claims (spec 2, Home page). */
export function Edge({ site }: EdgeProps) {
  const claims = claimTexts(site.claims);
  if (site.edge.length === 0 && claims.length === 0) return null;
  return (
    <section aria-labelledby="edge-title" data-deferred="section" className="on-dark bg-deep-2 text-white">
      <div className="grid lg:grid-cols-2">
        <Picture image={site.edgeImage} alt="" sizes="(width < 1024px) 100vw, 50vw" className="edge-photo" />
        <div className="edge-copy">
          <h2 id="edge-title" className="type-h2">
            {site.shortName} Edge
          </h2>
          <ul className="mt-8 grid gap-x-10 md:grid-cols-2">
            {site.edge.map(({ title, text }) => (
              <li key={title} className="border-t border-white/20 pt-5 pb-6">
                <h3 className="type-h3">{title}</h3>
                <p className="mt-1.5 type-small text-accent-tint">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {claims.length > 0 ? (
        <div className="page">
          <dl className="edge-claims">
            {claims.map(([figure, label]) => (
              <div key={label}>
                <dt className="mt-2 type-small text-accent-tint">{label}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </section>
  );
}
