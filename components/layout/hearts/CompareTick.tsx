/** Ticks a card's project for comparison; one listener answers all ticks. */
export function CompareTick() {
  return (
    <button type="button" aria-pressed={false} className="compare-tick noscript:hidden">
      Compare
    </button>
  );
}
