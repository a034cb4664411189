/** The first tab stop: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="on-dark fixed top-2 left-(--gutter) z-60 btn -translate-y-20 btn-primary not-focus:sr-only focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
