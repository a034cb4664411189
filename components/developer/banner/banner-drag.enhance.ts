/** Why an enhancer: the pointer or the arrow keys drag the banner's picture; the code for that is fetched afterwards. */

interface BannerDragProps {
  /** Id of the box that contains the picture. */
  bannerId: string;
  label: string;
}

/** Lets the visitor drag the banner's picture to see its hidden parts (spec 2, Developer detail page). */
export function bannerDrag(_root: HTMLElement, signal: AbortSignal, { bannerId, label }: BannerDragProps): void {
  import('./banner-drag').then(
    ({ startBannerDrag }) => startBannerDrag(bannerId, label, signal),
    () => undefined,
  );
}
