'use client';

import { PageMain } from '@/components/layout/PageMain';

/** What is left when a page fails as a whole: a word and a reload, never a blank page. */
export default function PageError() {
  return (
    <PageMain>
      <div className="page section">
        <div className="border border-line p-6 md:p-10">
          <h1 className="type-h3">This page could not be shown</h1>
          <p className="mt-2 text-ink-2">
            Something went wrong while it was put together. Loading it again often helps.
          </p>
          <button type="button" className="mt-6 btn btn-outline" onClick={() => location.reload()}>
            Try Again
          </button>
        </div>
      </div>
    </PageMain>
  );
}
