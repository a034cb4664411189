import type { ReactNode } from 'react';

interface PageMainProps {
  children: ReactNode;
  /** The page starts with a photograph under the transparent header; otherwise the header is solid. */
  hasPhoto?: boolean;
  /** The page contains the site search itself, so the header hides its search icon. */
  hasSearch?: boolean;
}

/** The `main` element of a page, target of the skip link. */
export function PageMain({ children, hasPhoto, hasSearch }: PageMainProps) {
  return (
    <main
      id="content"
      tabIndex={-1}
      data-photo={hasPhoto ? '' : undefined}
      data-search={hasSearch ? '' : undefined}
      className={hasPhoto ? 'no-outline' : 'pt-(--header) no-outline'}
    >
      {children}
    </main>
  );
}
