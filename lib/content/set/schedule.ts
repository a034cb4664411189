import 'server-only';
import { UNITS_ASK_DAYS, UNITS_HIDE_DAYS } from '@/lib/domain/project/unit';
import { EXPIRED_AFTER_DAYS } from '../files/build-day';
import type { ContentSet } from '../files/loaded-file';
import { textOf } from '../files/texts';
import type { Scheduled } from '../schemas/values';

/** A moment at which the site shows something else without a change of its content. */
export interface Moment {
  /** In UTC, as 2026-12-04T04:30:00.000Z. */
  at: string;
  /** As 'Sarus Park is shown'. */
  what: string;
}

/** Moments of the content are written in India's time. */
const ZONE = '+05:30';
const MS_PER_DAY = 86_400_000;

/** '2026-12-04T10:00' or a day, which begins at midnight, as an instant; with `isLast` the day is part of the time. */
export function instantOf(text: string, isLast = false): string {
  const isDay = !text.includes('T');
  const ms = Date.parse(`${text}${isDay ? 'T00:00' : ''}:00${ZONE}`);
  return new Date(ms + (isDay && isLast ? MS_PER_DAY : 0)).toISOString();
}

/** Whether a record is to be seen at an instant: no draft, not before its first moment, not after its last. */
export function isShownAt({ draft = false, visibleFrom, visibleUntil }: Scheduled, now: string): boolean {
  if (draft) return false;
  return (!visibleFrom || instantOf(visibleFrom) <= now) && (!visibleUntil || now < instantOf(visibleUntil, true));
}

interface WithPrice {
  price?: string | undefined;
  laterPrices?: { from: string; price: string }[] | undefined;
}

/** The price that holds at an instant: of those whose moment has come the latest, else the record's own. */
export function priceAt({ price, laterPrices = [] }: WithPrice, now: string): string | undefined {
  const come = laterPrices.filter(({ from }) => instantOf(from) <= now);
  const latest = come.toSorted((a, b) => (instantOf(a.from) < instantOf(b.from) ? 1 : -1))[0];
  return latest?.price ?? price;
}

const PROJECT_FILES = ['residentialProjects', 'commercialProjects'] as const;
/** Files with a record of a project under its id. */
const SECTION_FILES = [
  ...(['floorPlans', 'paymentPlans', 'amenities', 'specifications', 'locations', 'sitePlans'] as const),
  ...(['amenityImages', 'specificationImages', 'units'] as const),
];

const projectsOf = (content: ContentSet) => PROJECT_FILES.flatMap((file) => content[file].entries);

/** Ids of the projects that are not to be seen at an instant. */
export function hiddenProjects(content: ContentSet, now: string): Set<string> {
  return new Set(projectsOf(content).flatMap(({ id, value }) => (isShownAt(value, now) ? [] : [id])));
}

/** The banners without those of hidden projects; where there are no others, as they are. */
function withoutBanners<T extends { heroImages?: string[]; heroProjects?: Record<string, string> | undefined }>(
  site: T,
  hidden: ReadonlySet<string>,
): T {
  const { heroImages = [], heroProjects = {} } = site;
  const shown = heroImages.filter((picture) => !hidden.has(heroProjects[picture] ?? ''));
  return shown.length === heroImages.length || shown.length === 0 ? site : { ...site, heroImages: shown };
}

/** The content as it is to be seen at an instant: without what is hidden, each price the one that holds. */
export function contentAt(content: ContentSet, now: string): ContentSet {
  const hidden = hiddenProjects(content, now);
  const shown = { ...content };
  const keep = <K extends keyof ContentSet>(
    file: K,
    change: (entries: ContentSet[K]['entries']) => unknown[],
  ): void => {
    const entries = change(content[file].entries) as ContentSet[K]['entries'];
    shown[file] = { ...content[file], entries };
  };
  const priced = new Map<string, { before: string | undefined; after: string | undefined }>();
  for (const file of PROJECT_FILES) {
    keep(file, (entries) =>
      entries.flatMap((entry) => {
        if (hidden.has(entry.id)) return [];
        const price = priceAt(entry.value, now);
        if (price === entry.value.price) return [entry];
        priced.set(entry.id, { before: entry.value.price, after: price });
        return [{ ...entry, value: { ...entry.value, price } }];
      }),
    );
  }
  for (const file of SECTION_FILES) keep(file, (entries) => entries.filter(({ key }) => !hidden.has(key)));
  keep('trendingProjects', (entries) =>
    entries.flatMap((entry) => {
      if (hidden.has(entry.id) || !isShownAt(entry.value, now)) return [];
      const change = priced.get(entry.id);
      // A card that repeats its project's price goes along.
      const isSame = change !== undefined && entry.value.price === change.before;
      return [isSame ? { ...entry, value: { ...entry.value, price: change.after } } : entry];
    }),
  );
  keep('promo', (entries) => entries.filter(({ value }) => isShownAt(value, now) && !hidden.has(value.projectId)));
  keep('site', (entries) => entries.map((entry) => ({ ...entry, value: withoutBanners(entry.value, hidden) })));
  return shown;
}

/** Every moment of the content, the first one first. */
export function momentsOf(content: ContentSet): Moment[] {
  const moments: Moment[] = [];
  const add = (at: string, what: string) => moments.push({ at, what });
  const addShown = (name: string, { draft, visibleFrom, visibleUntil }: Scheduled) => {
    if (draft) return;
    if (visibleFrom) add(instantOf(visibleFrom), `${name} is shown`);
    if (visibleUntil) add(instantOf(visibleUntil, true), `${name} is hidden`);
  };
  for (const { id, value } of projectsOf(content)) {
    const name = textOf(value.name) ?? id;
    addShown(name, value);
    for (const { from, price } of value.laterPrices ?? []) add(instantOf(from), `${name} costs ${price}`);
    const ends = [value.reraValidUntil, ...(value.reraPhases ?? []).map(({ validUntil }) => validUntil)];
    for (const day of ends) if (day) add(instantOf(day, true), `a registration of ${name} has ended`);
  }
  for (const { id, value } of content.trendingProjects.entries) addShown(`trending ${value.name ?? id}`, value);
  for (const { value } of content.promo.entries) addShown('the promotion', value);
  const days = new Set(
    content.buyingRates.entries.flatMap(({ value }) => ('checkedOn' in value ? value.checkedOn : [])),
  );
  const addAfter = (day: string, days: number, what: string) =>
    add(new Date(Date.parse(day) + (days + 1) * MS_PER_DAY).toISOString(), what);
  for (const day of days) addAfter(day, EXPIRED_AFTER_DAYS, `rates checked on ${day} have expired`);
  for (const { key, value } of content.units.entries) {
    addAfter(value.checkedAt, UNITS_ASK_DAYS, `units of ${key} are to be asked for`);
    addAfter(value.checkedAt, UNITS_HIDE_DAYS, `units of ${key} are hidden`);
  }
  return moments.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
