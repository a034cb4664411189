interface BrandMarkProps {
  /** px; 24 in the header. */
  size?: number;
  /** Brightness of the background. */
  tone?: 'dark' | 'light';
  className?: string;
}

/** The firm's drawing of the content, as wide as high. Decorative: the name is next to it. */
export function BrandMark({ size = 24, tone = 'light', className }: BrandMarkProps) {
  const src = tone === 'dark' ? '/logo-light.svg' : '/logo.svg';
  // Of low priority, else React preloads it, also where Next keeps the page of a missing address ready.
  return <img src={src} alt="" width={size} height={size} fetchPriority="low" className={className} />;
}
