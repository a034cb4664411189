import { SiteLink } from '@/components/ui/SiteLink';
import { listingVariantPath } from '@/lib/domain/routes';

interface TypeToggleProps {
  /** Address of the listing's first type. */
  base: string;
  isCommercial: boolean;
}

const THUMB = 'rounded-badge bg-ink text-white';

/** Residential or Commercial, as links to the two pre-rendered listings (decisions, Routes). */
export function TypeToggle({ base, isCommercial }: TypeToggleProps) {
  const types = [
    { label: 'Residential', href: base, isOn: !isCommercial },
    { label: 'Commercial', href: listingVariantPath(base, true, 1), isOn: isCommercial },
  ];
  return (
    <nav
      aria-label="Property type"
      className="flex rounded-card bg-plaster p-1 type-small font-semibold lg:inline-flex"
    >
      {types.map(({ label, href, isOn }) => (
        <SiteLink
          key={label}
          href={href}
          isCurrent={isOn}
          className={`grid min-h-11 grow place-items-center px-4 lg:min-h-10 ${isOn ? THUMB : 'text-ink-2 hover:text-ink'}`}
        >
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
