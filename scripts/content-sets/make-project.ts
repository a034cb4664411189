import type { RawProject } from '@/lib/content/schemas/project';
import { RUPEES_PER_CRORE } from '@/lib/domain/site/business-constants';
import type { UnitType } from '@/lib/domain/project/project';
import { toSlug } from '@/lib/domain/site/slug';
import type { Chance } from './chance';
import { FIRST_WORDS, LAST_WORDS } from './names';
import { describeProject, questionsOf, type Words } from './phrases';
import type { Place } from './places';
import type { ProjectCategory, ProjectKind } from '@/lib/domain/site/kinds';

export interface MadeProject {
  id: string;
  kind: ProjectKind;
  category: ProjectCategory;
  developerSlug: string;
  raw: RawProject;
  place: Place;
  /** Areas of the smallest and the largest unit, in square feet. */
  sizes: [small: number, large: number];
  rupeesPerSqft: number;
  bedrooms: string[];
}

interface Maker {
  slug: string;
  name: string;
  logo: string;
}

/** Names of pictures for projects, by subject. Sets refer to the base content's files; none is copied. */
export interface Pictures {
  covers: Record<ProjectCategory, string[]>;
  gallery: string[];
}

const PLOT_SQYD = [100, 112, 125, 133, 150, 166, 180, 200, 225, 250, 300, 500];
const SIZE_OF: Record<string, [number, number]> = {
  Studio: [320, 520],
  '1 BHK': [430, 680],
  '2 BHK': [760, 1250],
  '3 BHK': [1250, 2100],
  '4 BHK': [2050, 3600],
  '4 BHK+': [3400, 6200],
  Duplex: [3000, 5400],
};
const MIXES = [
  ['2 BHK', '3 BHK'],
  ['3 BHK', '4 BHK'],
  ['2 BHK', '3 BHK'],
  ['3 BHK', '4 BHK'],
  ['3 BHK'],
  ['2 BHK', '3 BHK', '4 BHK'],
  ['4 BHK', '4 BHK+'],
  ['1 BHK', '2 BHK'],
  ['3 BHK', '4 BHK', 'Duplex'],
  ['1 BHK', '2 BHK', '3 BHK'],
  ['Studio', '1 BHK'],
];
const YEARS = [2027, 2028, 2029, 2030, 2031];
const MONTHS = ['Mar', 'Jun', 'Sep', 'Dec'];

function toCategory(chance: Chance): ProjectCategory {
  const draw = chance.next();
  if (draw < 0.635) return 'residential';
  if (draw < 0.715) return 'plots';
  return draw < 0.92 ? 'commercial' : 'sco';
}

function toUnitType(category: ProjectCategory, bedrooms: string[], chance: Chance): UnitType | undefined {
  if (chance.is(0.13)) return undefined;
  if (category === 'plots') return 'Residential Land';
  if (category !== 'residential') return 'Commercial';
  if (bedrooms.includes('Studio')) return 'Studio Apartment';
  if (chance.is(0.1)) return 'Luxury Independent Floors';
  if (bedrooms.includes('Duplex') || chance.is(0.05)) return 'Independent House/Villa';
  return chance.is(0.01) ? 'Farm House' : 'Residential Apartment';
}

/** An amount rounded as price lists do: 1.81 Cr, 96.5 L. */
function amount(rupees: number): { text: string; unit: 'Cr' | 'L' } {
  if (rupees >= RUPEES_PER_CRORE) return { text: String(Number((rupees / RUPEES_PER_CRORE).toFixed(2))), unit: 'Cr' };
  return { text: String(Math.max(1, Math.round(rupees / 50_000) / 2)), unit: 'L' };
}

function priceText(min: number, max: number, chance: Chance): string | undefined {
  const draw = chance.next();
  if (draw < 0.02) return undefined;
  if (draw < 0.1) return 'Price on request';
  const [low, high] = [amount(min), amount(max)];
  if (draw < 0.25) return `${low.text} ${low.unit} onwards`;
  if (low.text === high.text) return `₹ ${low.text} ${low.unit}`;
  return low.unit === high.unit
    ? `₹ ${low.text} – ${high.text} ${high.unit}`
    : `₹ ${low.text} ${low.unit} – ${high.text} ${high.unit}`;
}

function toSizes(
  category: ProjectCategory,
  bedrooms: string[],
  chance: Chance,
): { sizes: [number, number]; area: string } {
  if (category === 'plots' || category === 'sco') {
    const [small = 100, large = 200] = chance.some(PLOT_SQYD, 2);
    return { sizes: [small * 9, large * 9], area: `${small} - ${large} sq.yd` };
  }
  const first = SIZE_OF[bedrooms[0] ?? ''] ?? [210, 900];
  const last = SIZE_OF[bedrooms.at(-1) ?? ''] ?? [1100, 7500];
  const small = chance.whole(first[0], first[1] - 1);
  const large = Math.max(small + chance.whole(60, 400), chance.whole(last[0], last[1]));
  const round = (sqft: number) => Math.round(sqft / 5) * 5;
  const sizes: [number, number] = [round(small), round(large)];
  return { sizes, area: `${sizes[0].toLocaleString('en-IN')} - ${sizes[1].toLocaleString('en-IN')} sq.ft` };
}

function toStatus(chance: Chance): Pick<RawProject, 'projectStatus' | 'possession'> {
  const draw = chance.next();
  if (draw < 0.36) return { projectStatus: 'Ready To move', possession: 'Ready to move' };
  const possession = `${chance.pick(MONTHS)} ${chance.pick(YEARS)}`;
  if (draw < 0.98) return { projectStatus: draw < 0.48 ? 'New Launch' : 'Under Construction', possession };
  return { possession };
}

/** One project of the set; `isFree` checks that an id is not in use yet. */
export function makeProject(
  chance: Chance,
  place: Place,
  maker: Maker,
  pictures: Pictures,
  isFree: (id: string) => boolean,
): MadeProject {
  const category = toCategory(chance);
  const kind: ProjectKind = category === 'residential' || category === 'plots' ? 'residential' : 'commercial';
  const locality = chance.pick(place.localities);
  const part = locality.parts.length > 0 ? chance.pick(locality.parts) : null;
  const bedrooms = category === 'residential' ? chance.pick(MIXES) : [];
  const { sizes, area } = toSizes(category, bedrooms, chance);
  const rupeesPerSqft = Math.round(place.rupeesPerSqft * (0.55 + chance.next() * 1.1));
  const first = chance.pick(FIRST_WORDS);
  const name = `${chance.is(0.06) ? 'The ' : ''}${first} ${chance.pick(kind === 'residential' ? LAST_WORDS.homes : LAST_WORDS.work)}`;
  const spot = toSlug(part ?? locality.name);
  const ids = [
    `${toSlug(name)}-${spot}`,
    `${maker.slug}-${toSlug(name)}-${spot}`,
    `${toSlug(name)}-${spot}-${toSlug(place.name)}`,
  ];
  let id = ids.find(isFree) ?? '';
  for (let phase = 2; id === ''; phase++) id = isFree(`${ids[0]}-${phase}`) ? `${ids[0]}-${phase}` : '';

  const cover = chance.pick(pictures.covers[category]);
  const words: Words = {
    name,
    place: part ?? locality.name,
    city: place.name,
    acres: (2 + chance.next() * 18).toFixed(1),
    buildings: chance.whole(1, 9),
    floors: chance.whole(4, 38),
    homes: chance.whole(40, 900),
    minutes: chance.whole(4, 12),
  };
  const places = [...new Set([part, locality.name, place.name].filter((each) => each !== null))];
  const raw: RawProject = {
    [chance.is(0.05) ? 'custom_id' : 'id']: id,
    name,
    logo: maker.logo,
    image: cover,
    images: [cover, ...chance.some(pictures.gallery, chance.whole(2, 5))],
    developer: maker.name,
    price: priceText(sizes[0] * rupeesPerSqft, sizes[1] * rupeesPerSqft, chance),
    bedrooms: bedrooms.length === 0 ? undefined : chance.is(0.5) ? bedrooms : bedrooms.join(', '),
    ...toStatus(chance),
    furnishing: chance.is(0.16)
      ? undefined
      : chance.pick(['Semi-Furnished', 'Unfurnished', 'Unfurnished', 'Furnished', 'Semi-Furnished']),
    city: place.name,
    localities: chance.is(0.1) ? places.join('\n') : places.join(', '),
    area,
    shortDescription: `${words.buildings} buildings in ${words.place}, ${words.minutes} minutes from the main road of ${words.city}, with ${words.homes} units on ${words.acres} acres.`,
    longDescription: describeProject(words, chance),
    coordinates: {
      lat: Number((place.lat + (chance.next() - 0.5) / 5).toFixed(5)),
      lng: Number((place.lng + (chance.next() - 0.5) / 5).toFixed(5)),
    },
    ...(category === 'plots' || category === 'sco' ? { category } : {}),
    unitType: toUnitType(category, bedrooms, chance),
    updatedAt: `2026-${String(chance.whole(1, 11)).padStart(2, '0')}-${String(chance.whole(1, 20)).padStart(2, '0')}`,
    rera: chance.is(0.9)
      ? `SAMPLE-RERA-${toSlug(place.name).slice(0, 3).toUpperCase()}-${String(chance.whole(0, 99_999)).padStart(5, '0')}`
      : undefined,
    faqs: chance.is(0.4) ? questionsOf(words, chance, chance.whole(1, 3)) : undefined,
  };
  return { id, kind, category, developerSlug: maker.slug, raw, place, sizes, rupeesPerSqft, bedrooms };
}
