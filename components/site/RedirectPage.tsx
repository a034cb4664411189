import { PageMain } from '@/components/layout/PageMain';
import { SiteLink } from '@/components/ui/SiteLink';

interface RedirectPageProps {
  to: string;
}

/** For hosts that cannot answer 301: redirects at once, with a link as fallback (routes-and-content, Routes). */
export function RedirectPage({ to }: RedirectPageProps) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <link rel="stylesheet" href="/redirect.css" precedence="redirect" />
      <PageMain>
        <div className="page section">
          <h1 className="type-h1">This page has moved</h1>
          <p className="mt-4 type-lead">
            It is now at{' '}
            <SiteLink href={to} className="font-semibold text-accent underline underline-offset-4">
              {to}
            </SiteLink>
            .
          </p>
        </div>
      </PageMain>
    </>
  );
}
