import { SiteLink } from '@/components/ui/SiteLink';

interface TypeToggleProps {
  isCommercial: boolean;
  toHref: (isCommercial: boolean) => string;
}

/** Residential or Commercial, as links to the two listings (decisions, Routes). */
export function TypeToggle({ isCommercial, toHref }: TypeToggleProps) {
  const types = [
    { label: 'Residential', href: toHref(false), isOn: !isCommercial },
    { label: 'Commercial', href: toHref(true), isOn: isCommercial },
  ];
  return (
    <nav aria-label="Property type" className="type-toggle">
      {types.map(({ label, href, isOn }) => (
        <SiteLink key={label} href={href} isCurrent={isOn}>
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
