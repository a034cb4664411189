import { ArrowLink } from '@/components/ui/ArrowLink';

export interface Way {
  label: string;
  href: string;
}

/** Further links of a project: its surroundings, its locality, its city. */
export function ProjectWays({ ways }: { ways: Way[] }) {
  return (
    <nav aria-label="More around this project" className="border-t border-line">
      <ul className="flex flex-wrap gap-x-8 page py-4">
        {ways.map(({ label, href }) => (
          <li key={href} className="flex min-h-11 items-center">
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
