const SHEETS = { ui: '/icons.svg', catalogue: '/icons-catalogue.svg' } as const;

interface IconProps {
  /** A name of scripts/build/icons/build-icons.ts, or one of the site's own icons (facebook, whatsapp ...). */
  name: string;
  /** Size in px; 20 by default (visual-language 4). */
  size?: number;
  /** Icons of amenities and specifications are in the catalogue's sprite. */
  sheet?: keyof typeof SHEETS;
  className?: string;
}

/** One symbol of the sprite. Decorative: screen readers get the text beside it. */
export function Icon({ name, size = 20, sheet = 'ui', className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true">
      <use href={`${SHEETS[sheet]}#${name}`} />
    </svg>
  );
}
