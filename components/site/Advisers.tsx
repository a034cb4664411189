import { AdviserCard } from '@/components/layout/adviser/AdviserCard';
import type { Adviser } from '@/lib/domain/project/adviser';
import { WHATSAPP_GREETING } from '@/lib/domain/site/links';

/** Each adviser with corridor and own WhatsApp; nothing where none is named. */
export function Advisers({ advisers }: { advisers: readonly Adviser[] }) {
  if (advisers.length === 0) return null;
  return (
    <section aria-labelledby="advisers-title" className="page pb-14">
      <h2 id="advisers-title" className="type-h2">
        Our advisers
      </h2>
      <ul className="mt-6 grid gap-x-8 edge-ink-t md:grid-cols-2 lg:grid-cols-3">
        {advisers.map((adviser) => (
          <li key={adviser.name} className="py-4 edge-line-b">
            <AdviserCard adviser={adviser} text={WHATSAPP_GREETING} />
          </li>
        ))}
      </ul>
    </section>
  );
}
