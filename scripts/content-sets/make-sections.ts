import type { RawFloorPlan, RawLocation, RawPaymentPlans } from '@/lib/content/schemas/sections';
import type { ProjectCategory } from '@/lib/domain/site/kinds';
import type { Chance } from './chance';
import type { MadeProject } from './make-project';

/** Beginnings of the drawings' file names, by configuration. */
const DRAWINGS: Record<string, string> = {
  Studio: 'studio-',
  '1 BHK': '1bhk-',
  '2 BHK': '2bhk-',
  '3 BHK': '3bhk-',
  '4 BHK': '4bhk-',
  '4 BHK+': 'penthouse-',
  Duplex: 'villa-',
  'Office Suite': 'office-',
  Shop: 'shop-',
  'SCO plot': 'sco-',
};
const UNITS: Record<ProjectCategory, string[]> = {
  residential: ['3 BHK'],
  plots: [],
  commercial: ['Shop', 'Office Suite'],
  sco: ['SCO plot'],
};

/** Floor plans from the smallest unit to the largest; null for plots. */
export function makeFloorPlan(
  { id, raw, category, bedrooms, sizes, rupeesPerSqft }: MadeProject,
  drawings: string[],
  chance: Chance,
): RawFloorPlan | null {
  const units = bedrooms.length > 0 ? bedrooms : UNITS[category];
  if (units.length === 0) return null;
  const count = Math.max(units.length, chance.whole(2, 4));
  const floors = Array.from({ length: count }, (_, at) => {
    const configuration = units[Math.floor((at * units.length) / count)] ?? 'Unit';
    const sqft = Math.round((sizes[0] + ((sizes[1] - sizes[0]) * at) / Math.max(1, count - 1)) / 5) * 5;
    const own = drawings.filter((name) => name.startsWith(`floor-plans/${DRAWINGS[configuration] ?? '3bhk-'}`));
    return {
      configuration,
      area: `${sqft.toLocaleString('en-IN')} sq.ft`,
      ...(chance.is(0.8) ? { baseSellingPrice: Math.round((sqft * rupeesPerSqft) / 50_000) * 50_000 } : {}),
      images: chance.some(own, chance.is(0.9) ? 1 : 2).map((url) => ({ url })),
    };
  });
  return { id, name: raw.name, developer: raw.developer, floors };
}

const STAGES = [
  ['Excavation', 'On start of excavation'],
  ['Raft foundation', 'On completion of raft'],
  ['Basement roof slab', 'On casting of the slab'],
  ['5th floor slab', 'On casting of the slab'],
  ['10th floor slab', 'On casting of the slab'],
  ['Top floor slab', 'On completion of structure'],
  ['Internal plaster and services', 'On completion'],
] as const;

/** One to three payment plans; the shares of each add up to 100 %. */
export function makePaymentPlans(chance: Chance): RawPaymentPlans {
  const plan = (plan_type_name: string, steps: readonly (readonly [string, string])[], first: number, last: number) => {
    const each = Math.floor((100 - first - last) / steps.length);
    const rest = 100 - first - last - each * steps.length;
    const rows = [
      ['Booking amount', 'On application', first],
      ...steps.map((step) => [...step, each] as const),
      ['Offer of possession', 'On possession', last + rest],
    ] as const;
    return {
      plan_type_name,
      schedule_entries: rows.map(([particulars, time_description, installment_percentage], at) => ({
        sno: at + 1,
        particulars,
        time_description,
        installment_percentage,
      })),
    };
  };
  const months = Array.from(
    { length: 4 },
    (_, at) => [`Instalment ${at + 1}`, `${(at + 1) * 6} months from booking`] as const,
  );
  const plans = [
    plan('Construction Linked Plan', chance.some(STAGES, chance.whole(4, 7)), 10, 5),
    plan('Flexi Payment Plan', months, 10, 15),
    plan('Down Payment Plan', [['Down payment', 'Within 60 days of booking']], 10, 5),
  ];
  return chance.some(plans, chance.whole(1, 3));
}

const NEARBY = [
  'Metro station',
  'Railway station',
  'Airport',
  'City hospital',
  'Public school',
  'Central market',
  'Ring road',
  'Technology park',
  'District court',
  'University',
  'Shopping mall',
  'River front',
];

export function makeLocation({ raw, place }: MadeProject, maps: string[], chance: Chance): RawLocation {
  return {
    images: [chance.pick(maps), ...(chance.is(0.3) && raw.image ? [raw.image] : [])],
    nearbyLocations: chance.some(NEARBY, chance.whole(5, 8)).map((name) => ({
      name: `${name}, ${place.name}`,
      time: `${chance.whole(3, 45)} minutes`,
    })),
    ...(chance.is(0.9) ? { coordinates: raw.coordinates } : {}),
  };
}

const SLIDE_WORDS = [
  'Morning light',
  'From the gate',
  'Second floor',
  'Towards the garden',
  'After dark',
  'The common room',
];

export function makeSlides(images: string[], chance: Chance): { image: string; title: string; description: string }[] {
  return chance.some(images, chance.whole(2, 5)).map((image) => ({
    image,
    title: chance.pick(SLIDE_WORDS),
    description: 'As shown in the sample unit; finishes may differ by building.',
  }));
}
