import { SiteLink } from '@/components/ui/SiteLink';
import type { NavGroup } from '@/lib/domain/page/navigation';

interface FooterGroupProps {
  group: NavGroup;
  /** Position in the grid of groups. */
  className?: string;
  /** Three columns on phones (as many as large letters leave room for), for the short names of cities. */
  isWide?: boolean;
}

/** One column of footer links in rows of 32 px (visual-language 10). */
export function FooterGroup({ group, className, isWide }: FooterGroupProps) {
  return (
    <div className={className}>
      <h2 className="type-small font-semibold text-white">{group.title}</h2>
      <ul className={isWide ? 'mt-2 columns-[5rem] gap-x-4 md:columns-auto' : 'mt-2'}>
        {group.links.map((link) => (
          <li key={link.href}>
            <SiteLink
              href={link.href}
              className="inline-flex min-h-8 items-center text-sm underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current md:text-[0.9375rem]"
            >
              {link.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
