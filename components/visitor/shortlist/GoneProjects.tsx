import { HeartButton } from '@/components/layout/hearts/HeartButton';
import type { ShortlistEntry } from './shortlist-rows';

/** Saved projects that are no longer offered. */
export function GoneProjects({ entries }: { entries: ShortlistEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="gone" className="mt-14">
      <h2 id="gone" className="type-h3">
        No longer on our list
      </h2>
      <ul className="mt-3">
        {entries.map(({ key, name, href }) => (
          <li key={key} className="flex items-center gap-4 border-b border-line py-2 text-ink-2">
            <span className="grow">{name}</span>
            <HeartButton href={href} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
