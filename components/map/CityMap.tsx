import { Island } from '@/components/islands/Island';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MapView } from '@/lib/domain/place/draw-map';
import type { LabelKind } from '@/lib/domain/place/map-names';
import { mapFilePath } from '@/lib/domain/site/routes';
import './map.css';

interface CityMapProps {
  map: MapView;
  /** Id of the section; what follows the map has the id with '-end'. */
  id: string;
  title: string;
  /** Key of the listing beside it, which says what homes match. */
  listingKey?: string;
}

/** Kinds with a look of their own; localities have that of the map. */
const LABEL_KINDS: readonly LabelKind[] = ['water', 'green', 'road', 'highway', 'line', 'spot'];

/**
 * A city's homes on its roads, drawn at build: each a link in the order of the list, which says the same. It scrolls in
 * its frame where that is smaller.
 */
export function CityMap({ map, id, title, listingKey }: CityMapProps) {
  const { width, height, labels, bar, unplaced, pins } = map;
  const isMixed = pins.some((pin) => pin.isCommercial !== pins[0]?.isCommercial);
  return (
    <section aria-label={title} id={id} className="city-map">
      <a href={`#${id}-end`}>Skip map</a>
      <Island
        name="LiveMap"
        when="near"
        {...{ width, height }}
        listing={listingKey ? { dataKey: listingKey, sheets: map.sheets } : undefined}
      >
        <Drawing map={map} />
        <svg viewBox={`0 0 ${width} ${height}`}>
          {/* Names without their places say nothing aloud; the list does. */}
          <g aria-hidden="true">
            <Texts labels={labels.filter(({ kind }) => kind === 'locality')} />
            {map.spots.length > 0 ? (
              <path d={map.spots.map(({ x, y }) => `M${x} ${y}h0`).join('')} className="map-dots" />
            ) : null}
            {LABEL_KINDS.map((kind) => (
              <Labels key={kind} labels={labels} kind={kind} />
            ))}
            <Bar bar={bar} height={height} />
          </g>
          <Pins map={map} isCommercial={false} />
          <Pins map={map} isCommercial />
          {map.numbers.map(({ x, y, count }) => (
            <text key={`${x} ${y}`} x={x} y={y + 4} data-map="number">
              {count}
            </text>
          ))}
        </svg>
      </Island>
      <div id={`${id}-end`}>
        {isMixed ? (
          <p className="map-legend">
            Homes and plots <span>Offices, shops and SCO</span>
          </p>
        ) : null}
        {unplaced.length > 0 ? (
          <p>
            Not on the map yet:{' '}
            {unplaced.map(({ href, label }, at) => (
              <span key={href}>
                {at > 0 ? ', ' : null}
                <SiteLink href={href}>{label}</SiteLink>
              </span>
            ))}
          </p>
        ) : null}
        <p>Our own simplified drawing, north up.</p>
      </div>
    </section>
  );
}

/** The city's drawing, and the parts of it that stand in a corner. Fetched when it comes into view. */
function Drawing({ map: { citySlug, crop, insets, width, height } }: { map: MapView }) {
  const toSrc = (part: string | null) => `${mapFilePath(citySlug)}${part ? `#svgView(viewBox(${part}))` : ''}`;
  return (
    <>
      <img src={toSrc(crop)} alt="" loading="lazy" width={width} height={height} />
      {insets.map((inset) => (
        <img
          key={inset.corner}
          src={toSrc(inset.crop)}
          alt=""
          loading="lazy"
          width={120}
          height={120}
          className={`map-inset map-${inset.corner}`}
        />
      ))}
    </>
  );
}

function Labels({ labels, kind }: { labels: MapView['labels']; kind: LabelKind }) {
  const own = labels.filter((label) => label.kind === kind);
  if (own.length === 0) return null;
  return (
    <g className={`map-${kind}`}>
      <Texts labels={own} />
    </g>
  );
}

function Texts({ labels }: { labels: MapView['labels'] }) {
  return labels.map(({ text, x, y, angle, isCut }) => (
    <text
      key={text}
      className={isCut ? 'max-sm:hidden' : undefined}
      {...(angle === 0 ? { x, y } : { transform: `translate(${x} ${y})rotate(${angle})` })}
    >
      {text}
    </text>
  ));
}

function Pins({ map, isCommercial }: { map: MapView; isCommercial: boolean }) {
  const own = map.pins.filter((pin) => pin.isCommercial === isCommercial);
  if (own.length === 0) return null;
  return (
    <g data-map={isCommercial ? 'commercial' : 'residential'}>
      {own.map(({ href, label, x, y }) => (
        <SiteLink key={href} href={href} label={label}>
          <circle cx={x} cy={y} />
        </SiteLink>
      ))}
    </g>
  );
}

function Bar({ bar: { x, km, units }, height }: { bar: MapView['bar']; height: number }) {
  return (
    <>
      <path className="map-bar" d={`M${x} ${height - 16}v4h${units}v-4`} />
      <text x={Math.round(x + units / 2)} y={height - 20}>
        {km} km
      </text>
    </>
  );
}
