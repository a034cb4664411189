const SHEETS = { ui: '/icons.svg', catalogue: '/icons-catalogue.svg' } as const;

interface IconProps {
  /** A name of scripts/build/icons/names.ts, or one of the site's own marks (facebook, whatsapp ...). */
  name: string;
  /** px; 20 by default (visual-language 4). */
  size?: number;
  /** Icons of amenities and specifications come from the sheet of the catalogue. */
  sheet?: keyof typeof SHEETS;
  className?: string;
}

/** One symbol of the sprite; decorative, the text beside it carries the meaning. */
export function Icon({ name, size = 20, sheet = 'ui', className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <use href={`${SHEETS[sheet]}#${name}`} />
    </svg>
  );
}
