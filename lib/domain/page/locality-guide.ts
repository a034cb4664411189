import { isNewProject, type Project, projectPlaceText } from '../project/project';
import { formatNames, formatProjectCount } from '../site/display-text';
import { formatTravelTime, nearbyKind, type NearbyKind, type NearbyPlace, parseMinutes } from '../place/nearby';
import { parseBedrooms } from '../project/bedrooms';
import type { Configuration } from '../project/configuration';
import { formatPriceRange } from '../project/price';
import { groupedBy } from '../site/grouped';

/** Minutes within which a place counts as close by. */
const CLOSE_MINUTES = 10;

/** What the records say of a project and of what lies around it, a paragraph each. */
export function surroundingsText(
  project: Project,
  nearby: readonly NearbyPlace[],
  around: readonly Project[],
): string[] {
  return [introductionOf(project), directionsOf(project.name, nearby), othersOf(project.name, around)].flatMap(
    (text) => text ?? [],
  );
}

function introductionOf(project: Project): string {
  const { name, developerName, priceText, price, area, areaText, status, possession, shortDescription } = project;
  const facts = [
    ...(area ? [areaText] : []),
    ...(price ? [priceText] : []),
    ...(status ? [status.toLowerCase()] : []),
    ...(possession && isNewProject(project) ? [`possession ${possession}`] : []),
  ];
  const known = facts.length > 0 ? `: ${facts.join(', ')}` : '';
  const place = `${name} by ${developerName} is in ${projectPlaceText(project)}${known}.`;
  return shortDescription ? `${place} ${shortDescription}` : place;
}

/** The nearest and the farthest place, and what is close by; null where fewer than two have a time. */
function directionsOf(name: string, nearby: readonly NearbyPlace[]): string | null {
  const timed = nearby
    .flatMap((place) => ({ ...place, minutes: parseMinutes(place.time) ?? Infinity }))
    .filter(({ minutes }) => minutes < Infinity)
    .sort((a, b) => a.minutes - b.minutes);
  const [first, last] = [timed[0], timed[timed.length - 1]];
  if (!first || !last || first === last) return null;
  const close = timed.filter(({ minutes }) => minutes <= CLOSE_MINUTES).map((place) => place.name);
  return [
    `Nearest to ${name} is ${first.name}, ${formatTravelTime(first.time)} away, farthest of what its record names ${last.name} with ${formatTravelTime(last.time)}.`,
    ...(close.length > 1 ? [`Within ${CLOSE_MINUTES} minutes lie ${formatNames(close)}.`] : []),
  ].join(' ');
}

/** The projects around it by stage and price; null without any. */
function othersOf(name: string, around: readonly Project[]): string | null {
  if (around.length === 0) return null;
  const rising = around.filter(isNewProject).length;
  const [cheapest] = around.flatMap(({ price }) => price?.minRupees ?? []).sort((a, b) => a - b);
  const lowest = around.find(({ price }) => price && price.minRupees === cheapest);
  const developers = formatNames([...new Set(around.map(({ developerName }) => developerName))]);
  return [
    `Around ${name} we list ${formatProjectCount(around.length)} by ${developers}; ${rising} of them ${rising === 1 ? 'is' : 'are'} still to be finished.`,
    ...(lowest ? [`The lowest price among them is that of ${lowest.name}: ${lowest.priceText}.`] : []),
  ].join(' ');
}

/** What the guide of a locality reads of one home there. */
export interface GuideHome {
  configurations: readonly Configuration[];
  status: string | null;
  possession: string | null;
  nearby: readonly NearbyPlace[];
}

/** What our own homes in a place say of it. Each part tells how many homes it rests on. */
export interface LocalityGuide {
  prices: { label: string; priceText: string; homeCount: number }[];
  /** The place of each kind that most homes name; null where the homes are spread over a city. */
  ways: { kind: NearbyKind; name: string; minutesText: string; homeCount: number }[] | null;
  built: { label: string; homeCount: number }[];
}

const WAY_KINDS: readonly NearbyKind[] = [
  'metro',
  'airport',
  'office',
  'railway',
  'hospital',
  'school',
  'college',
  'shopping',
];
/** Ways that are told: metro, airport and office districts first, and what else the homes name. */
const MAX_WAYS = 5;
/** Bands of price that are told: bedrooms first, then what most homes have. */
const MAX_BANDS = 6;
const NO_DATE = 'No date given';
const READY = 'Ready to move in';

/** Prices by bedrooms, minutes to what most homes name, and when the homes are ready. */
export function localityGuide(homes: readonly GuideHome[]): LocalityGuide {
  return { prices: pricesOf(homes), ways: waysOf(homes), built: builtOf(homes) };
}

/** '3 BHK' of '3 BHK + Study'; other labels keep their words before a bracket. */
function bandOf(label: string): string {
  const [size, other] = parseBedrooms(label) ?? [];
  if (size?.count && !other) return size.name.replace('+', '');
  return label.replace(/ ?[(,].*/, '').replace(/ ?\d[\d.,]* ?sq\.?(yd|ft)\b/i, '');
}

function pricesOf(homes: readonly GuideHome[]): LocalityGuide['prices'] {
  const priced = homes.flatMap(({ configurations }, home) =>
    configurations.flatMap(({ label, priceRupees }) =>
      priceRupees ? [{ home, band: bandOf(label), priceRupees }] : [],
    ),
  );
  const rank = (band: string) => Number.parseFloat(band) || 100;
  return [...groupedBy(priced, ({ band }) => band)]
    .sort(([a, first], [b, second]) => rank(a) - rank(b) || second.length - first.length)
    .slice(0, MAX_BANDS)
    .map(([label, own]) => {
      const all = own.map(({ priceRupees }) => priceRupees);
      const priceText = formatPriceRange({ minRupees: Math.min(...all), maxRupees: Math.max(...all) });
      return { label, priceText, homeCount: new Set(own.map(({ home }) => home)).size };
    });
}

function waysOf(homes: readonly GuideHome[]): NonNullable<LocalityGuide['ways']> {
  const named = homes.flatMap(({ nearby }) =>
    nearby.flatMap(({ name, time }) => {
      const minutes = parseMinutes(time);
      return minutes === null ? [] : [{ kind: nearbyKind(name), name, minutes }];
    }),
  );
  return WAY_KINDS.flatMap((kind) => {
    const places = [
      ...groupedBy(
        named.filter((place) => place.kind === kind),
        ({ name }) => name,
      ),
    ];
    const [most] = places.sort(([, a], [, b]) => b.length - a.length);
    if (!most) return [];
    const [name, own] = most;
    const all = own.map(({ minutes }) => minutes);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return [{ kind, name, minutesText: low === high ? `${low} min` : `${low} – ${high} min`, homeCount: own.length }];
  }).slice(0, MAX_WAYS);
}

/** By year of possession, what is ready first and what has no date last. */
function builtOf(homes: readonly GuideHome[]): LocalityGuide['built'] {
  const whenOf = ({ status, possession }: GuideHome) => {
    if (/ready/i.test(`${status} ${possession}`)) return READY;
    const year = /\b20\d\d\b/.exec(possession ?? '')?.[0];
    return year ? `Possession ${year}` : NO_DATE;
  };
  const rank = (label: string) => (label === READY ? '' : label === NO_DATE ? '~' : label);
  return [...groupedBy(homes, whenOf)]
    .sort(([a], [b]) => (rank(a) < rank(b) ? -1 : 1))
    .map(([label, own]) => ({ label, homeCount: own.length }));
}
