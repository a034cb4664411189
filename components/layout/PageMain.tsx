import type { ReactNode } from 'react';

interface PageMainProps {
  children: ReactNode;
  /** The page starts with a photograph under the transparent header; otherwise the header is solid. */
  hasPhoto?: boolean;
  /** The page shows the site search itself, so the header leaves its icon out. */
  hasSearch?: boolean;
}

/** The one `main` of a page and target of the skip link. */
export function PageMain({ children, hasPhoto, hasSearch }: PageMainProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      data-photo={hasPhoto ? '' : undefined}
      data-search={hasSearch ? '' : undefined}
      className={hasPhoto ? 'outline-none' : 'pt-(--header) outline-none'}
    >
      {children}
    </main>
  );
}
