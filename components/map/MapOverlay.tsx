import type { LivePin } from './map-pins';
import type { MapZoom } from './use-map-zoom';
import './live-map.css';

/** More homes than that are not named on a card. */
const MOST_NAMED = 6;

const ZOOM = 'size-11 text-[1.25rem]';

interface MapOverlayProps {
  /** Of the card; none if it is closed. */
  homes: readonly LivePin[];
  /** Whether some homes are only close to what is wished. */
  hasClose: boolean;
  /** Whether some have their price on request. */
  hasAsked: boolean;
  zoom: MapZoom;
}

/** What lies on a map that is awake: zoom buttons, the card that tells of one home or names several, the legend. */
export function MapOverlay({ homes, hasClose, hasAsked, zoom }: MapOverlayProps) {
  const more = homes.length - MOST_NAMED;
  return (
    <>
      <div className="map-zoom">
        <button type="button" aria-label="Zoom in" aria-disabled={zoom.isMost} className={ZOOM} onClick={zoom.onIn}>
          +
        </button>
        <button type="button" aria-label="Zoom out" aria-disabled={zoom.isLeast} className={ZOOM} onClick={zoom.onOut}>
          −
        </button>
      </div>
      <div className="map-card" hidden={homes.length === 0}>
        {homes.slice(0, MOST_NAMED).map((home) => (
          <p key={home.href}>
            <a href={home.href} className="link">
              {home.label}
            </a>
            <span>{home.details}</span>
          </p>
        ))}
        {more > 0 ? <p>and {more} more in the list</p> : null}
      </div>
      {hasClose || hasAsked ? (
        <p className="map-legend">
          Fits your wish
          {hasClose ? <span>Close to your wish</span> : null}
          {hasAsked ? <span data-map="asked">Price on request</span> : null}
        </p>
      ) : null}
    </>
  );
}
