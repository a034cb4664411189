interface BrandMarkProps {
  /** px; 24 in the header. */
  size?: number;
  /** Brightness of the background. */
  tone?: 'dark' | 'light';
  className?: string;
}

/** Floor plan of a house: walls, a court in the middle, a gap as the door. Decorative: the name is next to it. */
export function BrandMark({ size = 24, tone = 'light', className = '' }: BrandMarkProps) {
  const wall = tone === 'dark' ? 'text-white' : 'text-ink';
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      className={`${wall} ${className}`.trim()}
      aria-hidden="true"
    >
      <path d="M9 23H1V1h22v22h-8" stroke="currentColor" strokeWidth="2" />
      <path d="M7.5 7.5h9v9h-9z" className="fill-mark" />
    </svg>
  );
}
