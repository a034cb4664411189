import { SiteLink } from '@/components/ui/SiteLink';

interface TypeToggleProps {
  isCommercial: boolean;
  toHref: (isCommercial: boolean) => string;
}

const THUMB = 'rounded-badge bg-ink text-white';

/** Residential or Commercial, as links to the two listings (routes-and-content, Routes). */
export function TypeToggle({ isCommercial, toHref }: TypeToggleProps) {
  const types = [
    { label: 'Residential', href: toHref(false), isOn: !isCommercial },
    { label: 'Commercial', href: toHref(true), isOn: isCommercial },
  ];
  return (
    <nav
      aria-label="Property type"
      data-answered=""
      className="type-toggle flex grow flex-wrap rounded-card bg-surface-2 p-1 type-small font-semibold lg:inline-flex"
    >
      {types.map(({ label, href, isOn }) => (
        <SiteLink
          key={label}
          href={href}
          isCurrent={isOn}
          className={`grid min-h-11 grow place-items-center px-2 lg:min-h-10 lg:px-4 ${isOn ? THUMB : 'text-ink-2 hover:text-ink'}`}
        >
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
