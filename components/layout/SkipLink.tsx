/** First tab stop: skips the header. */
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
