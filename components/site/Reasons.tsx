import type { TitledText } from '@/lib/domain/site/about';

/** Why Choose Us, on the teal band (spec 2, About page). */
export function Reasons({ reasons }: { reasons: TitledText[] }) {
  return (
    <section aria-labelledby="reasons" className="on-dark bg-deep-2 text-white">
      <div className="page section">
        <h2 id="reasons" className="mb-8 type-h2">
          Why Choose Us
        </h2>
        <ul className="grid gap-8 lg:grid-cols-3">
          {reasons.map(({ title, text }) => (
            <li key={title} className="border-t border-white/25 pt-5">
              <h3 className="type-h3">{title}</h3>
              <p className="mt-1 text-accent-tint">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
