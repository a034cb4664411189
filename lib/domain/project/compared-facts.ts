import { formatTravelTime, type NearbyPlace, parseMinutes } from '../place/nearby';
import {
  carpetSqftOf,
  emiFrom,
  formatConfiguration,
  rateOf,
  statedConfigurations,
  type Configuration,
  type ConfigurationFacts,
} from './configuration';
import type { Floor } from './floor-plan';
import { describedFrontage } from './investment';
import type { Project } from './project';

/** What the comparison shows besides a listing's record; ready to show, null or empty where the records are silent. */
export interface ComparedFacts {
  id: string;
  /** '695 – 790 sq.ft'. */
  carpet: string | null;
  /** '₹ 17,092 – 17,147 / carpet sq.ft'. */
  carpetRate: string | null;
  /** '3 BHK · 1,620 sq.ft · ₹ 1.81 Cr', one for each that can be bought. */
  configurations: string[];
  /** '₹ 11,173 – 11,197 / sq.ft'; land and SCO by the square yard 'of plot', a built SCO by the foot 'of building'. */
  rate: string | null;
  /** '₹ 1,25,661 a month': the instalment the calculator starts with, for the lowest price. */
  emi: string | null;
  rera: string | null;
  paymentPlans: string[];
  amenities: string[];
  /** '31 minutes'. */
  metro: string | null;
  airport: string | null;
  /** SCO: '22 feet', 'Ground and three floors', as the description says. */
  frontage: string | null;
  floors: string | null;
}

interface Sources {
  project: ConfigurationFacts & Pick<Project, 'id' | 'category' | 'rera' | 'description'>;
  floors: readonly Floor[];
  paymentPlans: readonly { name: string }[];
  amenities: readonly { label: string }[];
  nearby: readonly NearbyPlace[];
}

const FLOORS = /(?:basement,? )?ground (?:and|plus) \w+ floors/i;
const indian = (value: number) => Math.round(value).toLocaleString('en-IN');

export function toComparedFacts({ project, floors, paymentPlans, amenities, nearby }: Sources): ComparedFacts {
  const { id, price, rera, description, category } = project;
  const emi = emiFrom({ priceRupees: price?.minRupees ?? null }, project);
  const stated = statedConfigurations(floors, project);
  const permitted = category === 'sco' ? FLOORS.exec(description)?.[0] : undefined;
  return {
    id,
    carpet: carpetText(stated),
    carpetRate: carpetRateText(stated),
    configurations: stated.map(configurationText),
    rate: rateText(stated, project),
    emi: emi === null ? null : `₹ ${indian(emi)} a month`,
    rera,
    paymentPlans: paymentPlans.map(({ name }) => name),
    amenities: amenities.map(({ label }) => label),
    metro: timeTo(nearby, /\bmetro\b/i),
    airport: timeTo(nearby, /\bairport\b/i),
    frontage: category === 'sco' ? describedFrontage(description) : null,
    floors: permitted ? permitted.charAt(0).toUpperCase() + permitted.slice(1).toLowerCase() : null,
  };
}

/** The shortest time to a place with this word. */
function timeTo(nearby: readonly NearbyPlace[], word: RegExp): string | null {
  const times = nearby.filter(({ name }) => word.test(name)).map(({ time }) => formatTravelTime(time));
  return times.sort((a, b) => (parseMinutes(a) ?? Infinity) - (parseMinutes(b) ?? Infinity))[0] ?? null;
}

function carpetText(stated: readonly Configuration[]): string | null {
  const areas = stated.flatMap((each) => carpetSqftOf(each) ?? []);
  return areas.length > 0 ? `${spread(areas)} sq.ft` : null;
}

function carpetRateText(stated: readonly Configuration[]): string | null {
  const rates = stated.flatMap((each) => {
    const carpet = carpetSqftOf(each);
    return carpet && each.priceRupees ? [each.priceRupees / carpet] : [];
  });
  return rates.length > 0 ? `₹ ${spread(rates)} / carpet sq.ft` : null;
}

/** Of the configurations that have price and area, else of the record's. */
function rateText(stated: readonly Configuration[], project: Sources['project']): string | null {
  const ratesOf = (all: readonly Configuration[]) => all.flatMap((each) => rateOf(each) ?? []);
  const own = ratesOf(stated);
  const rates = own.length > 0 ? own : ratesOf(statedConfigurations([], project));
  const [first] = rates;
  if (!first) return null;
  const measured = first.unit === 'sq.yd' ? ' of plot' : project.category === 'sco' ? ' of building' : '';
  const asked = spread(rates.flatMap(({ rupees, unit }) => (unit === first.unit ? [rupees] : [])));
  return `₹ ${asked} / ${first.unit}${measured}`;
}

/** The record's own words where neither area nor price of a configuration is known. */
function configurationText(configuration: Configuration): string {
  const { label, areaSqft, priceRupees } = configuration;
  return areaSqft === null && priceRupees === null ? label : formatConfiguration(configuration);
}

function spread(values: readonly number[]): string {
  const [low, high] = [indian(Math.min(...values)), indian(Math.max(...values))];
  return low === high ? low : `${low} – ${high}`;
}
