interface IconProps {
  /** A lucide name, or one of the site's own marks (facebook, whatsapp ...). */
  name: string;
  /** px; 20 by default (visual language 4). */
  size?: number;
  className?: string;
}

/** One symbol of the sprite; decorative, the text beside it carries the meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg width={size} height={size} className={className} aria-hidden="true" focusable="false">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
