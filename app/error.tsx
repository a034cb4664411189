'use client';

/** What is left when a page fails as a whole: a word and a reload, never a blank page. */
export default function PageError() {
  return (
    <main id="content" tabIndex={-1} className="page section">
      <h1 className="mt-12 type-h3">This page could not be shown</h1>
      <p className="mt-2">Something went wrong while it was put together.</p>
      <button type="button" className="mt-6 btn btn-outline" onClick={() => location.reload()}>
        Try Again
      </button>
    </main>
  );
}
