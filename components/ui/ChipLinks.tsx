import { SiteLink } from './SiteLink';

interface ChipLinksProps {
  links: readonly { href: string; label: string }[];
  /** Whether the row wraps or scrolls, and what is around it. */
  className: string;
}

/** Links as a row of chips. */
export function ChipLinks({ links, className }: ChipLinksProps) {
  return (
    <ul className={`flex ${className}`}>
      {links.map(({ href, label }) => (
        <li key={href} className="flex-none">
          <SiteLink href={href} className="chip min-h-11">
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
