import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';

export interface Way {
  label: string;
  href: string;
}

/** Where one goes from a project: its plans, its surroundings, its city, its developer. */
export function ProjectWays({ ways }: { ways: Way[] }) {
  return (
    <section aria-labelledby="ways" className="bg-plaster">
      <div className="grid gap-6 page section lg:grid-cols-[4fr_8fr]">
        <h2 id="ways" className="type-h2">
          Go on from here
        </h2>
        <ul className="grid gap-x-8 border-t border-line md:grid-cols-2">
          {ways.map(({ label, href }) => (
            <li key={href} className="border-b border-line">
              <SiteLink
                href={href}
                className="flex min-h-14 items-center justify-between gap-4 font-semibold hover:text-teal-700"
              >
                {label}
                <Icon name="arrow-right" size={16} className="flex-none text-teal-700" />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
