import { isNewProject, projectPlaceText, type Project } from '../project/project';
import { formatNames, formatProjectCount } from '../site/display-text';
import type { NearbyPlace } from '../place/location';
import { formatTravelTime, parseMinutes } from '../place/nearby';

/** Minutes within which a place counts as close by. */
const CLOSE_MINUTES = 10;

/** What the records say of a project and of what lies around it, a paragraph each. */
export function surroundingsText(
  project: Project,
  nearby: readonly NearbyPlace[],
  around: readonly Project[],
): string[] {
  return [introductionOf(project), waysOf(project.name, nearby), othersOf(project.name, around)].flatMap(
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
function waysOf(name: string, nearby: readonly NearbyPlace[]): string | null {
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
