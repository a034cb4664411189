/** First tab stop: skips the header. */
export function SkipLink() {
  return (
    <a href="#content" className="on-dark skip-link btn btn-primary">
      Skip to content
    </a>
  );
}
