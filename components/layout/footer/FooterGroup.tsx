import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { NavGroup } from '@/lib/domain/page/navigation';

interface FooterGroupProps {
  group: NavGroup;
  /** Position in the grid of groups. */
  className?: string;
}

/** One column of footer links in rows of 32 px; folded under its title below 768 px (visual-language 10). */
export function FooterGroup({ group, className }: FooterGroupProps) {
  return (
    <div className={className}>
      <h2 className="fold-heading type-small font-semibold text-white">{group.title}</h2>
      <details className="fold max-md:border-b max-md:border-white/20">
        <summary className="type-small font-semibold text-white">
          {group.title}
          <Icon name="chevron-down" size={16} />
        </summary>
        <ul className="pb-3 md:mt-2 md:pb-0">
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
      </details>
    </div>
  );
}
