/** Instructions for mouse, for touch, and for use without script (spec 2, Site Plan). */
export function SitePlanHint({ hasSeveral }: { hasSeveral: boolean }) {
  return (
    <>
      <span className="pointer-coarse:hidden noscript:hidden">
        Open the plan to zoom from 0.5× to 3×. Ctrl + wheel zooms, drag pans, double-click toggles.
      </span>
      <span className="hidden pointer-coarse:inline noscript:hidden">
        Tap to open. Pinch or double-tap to zoom{hasSeveral ? ', swipe for the next plan.' : '.'}
      </span>
      <span className="hidden noscript:inline">Open the plan to see it in full size.</span>
    </>
  );
}
