import type { RawCity } from '@/lib/content/schemas/city';
import { toSlug } from '@/lib/domain/site/slug';
import { createChance } from './chance';

/** A city for projects, with its share of them, its centre and its localities. */
export interface Place {
  name: string;
  /** Share among all cities, any unit. */
  weight: number;
  lat: number;
  lng: number;
  /** Rupees per square foot in an average locality. */
  rupeesPerSqft: number;
  /** Localities with their parts: 'Sector 83' in 'New Gurgaon'. */
  localities: { name: string; parts: string[] }[];
}

type CitySketch = [name: string, state: string, lat: number, lng: number, rupeesPerSqft: number];

/** Centre, price and weight of the base content's cities; the weight is the share of its projects. */
const KNOWN: Record<string, [lat: number, lng: number, rupeesPerSqft: number, weight: number]> = {
  gurgaon: [28.43, 77.02, 11_000, 65],
  delhi: [28.61, 77.2, 19_000, 17],
  noida: [28.55, 77.38, 8_500, 23],
  mumbai: [19.08, 72.87, 27_000, 11],
  goa: [15.49, 73.83, 9_500, 4],
  faridabad: [28.4, 77.31, 6_200, 4],
  lucknow: [26.85, 80.95, 5_200, 4],
  pune: [18.56, 73.85, 8_200, 6],
  bangalore: [12.97, 77.6, 9_800, 7],
};

/** Further cities in the order in which a growing firm would add them. */
const FURTHER: CitySketch[] = [
  ['Hyderabad', 'Telangana', 17.39, 78.49, 7800],
  ['Chennai', 'Tamil Nadu', 13.08, 80.27, 7900],
  ['Ahmedabad', 'Gujarat', 23.02, 72.57, 5900],
  ['Kolkata', 'West Bengal', 22.57, 88.36, 6400],
  ['Jaipur', 'Rajasthan', 26.91, 75.79, 5100],
  ['Chandigarh', 'Chandigarh', 30.73, 76.78, 7600],
  ['Navi Mumbai', 'Maharashtra', 19.03, 73.03, 12_500],
  ['Thane', 'Maharashtra', 19.22, 72.98, 14_000],
  ['Ghaziabad', 'Uttar Pradesh', 28.67, 77.45, 5600],
  ['Indore', 'Madhya Pradesh', 22.72, 75.86, 4700],
  ['Kochi', 'Kerala', 9.93, 76.27, 6300],
  ['Nagpur', 'Maharashtra', 21.15, 79.09, 4800],
  ['Surat', 'Gujarat', 21.17, 72.83, 4900],
  ['Vadodara', 'Gujarat', 22.31, 73.18, 4200],
  ['Coimbatore', 'Tamil Nadu', 11.02, 76.96, 5300],
  ['Bhopal', 'Madhya Pradesh', 23.26, 77.41, 4100],
  ['Visakhapatnam', 'Andhra Pradesh', 17.69, 83.22, 5400],
  ['Dehradun', 'Uttarakhand', 30.32, 78.03, 5700],
  ['Bhubaneswar', 'Odisha', 20.3, 85.82, 5000],
  ['Mysuru', 'Karnataka', 12.3, 76.64, 4900],
  ['Panchkula', 'Haryana', 30.69, 76.86, 6800],
  ['Mohali', 'Punjab', 30.7, 76.72, 6100],
  ['Nashik', 'Maharashtra', 20.0, 73.79, 4600],
  ['Thiruvananthapuram', 'Kerala', 8.52, 76.94, 5800],
  ['Raipur', 'Chhattisgarh', 21.25, 81.63, 3900],
  ['Ludhiana', 'Punjab', 30.9, 75.86, 4700],
  ['Guwahati', 'Assam', 26.14, 91.74, 5200],
  ['Sonipat', 'Haryana', 28.99, 77.02, 4300],
  ['Patna', 'Bihar', 25.59, 85.14, 5100],
  ['Mangaluru', 'Karnataka', 12.91, 74.86, 4800],
];

const PROJECTS_PER_FURTHER_CITY = 320;
const PROJECTS_PER_LOCALITY = 45;

const AREAS =
  'Ashok Nagar|Basant Vihar|Bypass Road|Canal Road|Cantonment|Civil Lines|College Road|East Extension|Gandhi Nagar|Green Belt|IT Corridor|Indira Nagar|Jail Road|Jawahar Nagar|Knowledge Park|Lake Town|Link Road|Mahavir Nagar|Model Town|Nehru Enclave|New Township|North Avenue|Old Airport Road|Outer Ring Road|Patel Nagar|Rajendra Nagar|Ring Road|River Front|Saraswati Vihar|Shastri Nagar|South Extension|Station Road|Subhash Nagar|Tagore Park|Tech Park Road|University Road|Vasant Kunj|Vijay Nagar|West Enclave|Zoo Road'.split(
    '|',
  );

/** The base cities, and further ones to suit the number of projects. */
export function makeCities(
  base: Record<string, RawCity>,
  projects: number,
  seed: number,
): { cities: Record<string, RawCity>; places: Place[] } {
  const further = FURTHER.slice(0, Math.floor(projects / PROJECTS_PER_FURTHER_CITY));
  const images = Object.values(base).flatMap(({ image }) => image ?? []);
  const cities: Record<string, RawCity> = { ...base };
  for (const [at, [name, state]] of further.entries()) {
    cities[toSlug(name)] = {
      name,
      state,
      intro: `${name} is among the younger desks of the firm. Its newer quarters lie along the ring road and towards the airport, where apartments, plots and shops are sold side by side.\n\nLicences, plans and registration numbers of every project named here are checked before a visit is arranged, and the adviser who knows the corridor answers the first call.`,
      image: images[at % images.length],
      highlights: [`Projects in every part of ${name}`, 'Site visits by appointment with a car'],
      localities: [],
      faqs: [
        {
          question: `Which parts of ${name} are growing?`,
          answer: `Most new projects in ${name} stand along the ring road and in the extensions beyond it.`,
        },
      ],
    };
  }
  const total = Object.keys(cities).reduce((sum, slug) => sum + weightOf(slug), 0);
  const places = Object.entries(cities).map(([slug, city], at) => {
    const share = (projects * weightOf(slug)) / total;
    growLocalities(slug, city, Math.min(AREAS.length, Math.floor(share / PROJECTS_PER_LOCALITY)), seed, at);
    return toPlace(slug, city);
  });
  return { cities, places };
}

function weightOf(slug: string): number {
  return KNOWN[slug]?.[3] ?? Math.max(2, 9 - FURTHER.findIndex(([name]) => toSlug(name) === slug) / 4);
}

/** Adds localities to a city up to `wanted`, after its own. */
function growLocalities(slug: string, city: RawCity, wanted: number, seed: number, part: number): void {
  const own = city.localities ?? [];
  const isNew = slug in KNOWN ? 0 : 2;
  const missing = Math.max(wanted - own.length, isNew - own.length, 0);
  city.localities = [
    ...own,
    ...createChance(seed, -1 - part)
      .some(AREAS, missing)
      .map((name) => ({
        id: `${slug}-${toSlug(name)}`,
        name,
        description: `${name} in ${city.name}: schools, a market and new projects between them.`,
      })),
  ];
}

const FIRST_SECTOR: Record<string, number> = {
  gurgaon: 1,
  noida: 1,
  faridabad: 1,
  chandigarh: 1,
  panchkula: 1,
  mohali: 1,
};
const SECTORS_PER_LOCALITY = 7;

function toPlace(slug: string, { name, localities = [] }: RawCity): Place {
  const known = KNOWN[slug];
  const [, , lat, lng, rupeesPerSqft] = FURTHER.find(([other]) => toSlug(other) === slug) ?? ['', '', 0, 0, 5000];
  const hasSectors = slug in FIRST_SECTOR;
  return {
    name,
    weight: weightOf(slug),
    lat: known?.[0] ?? lat,
    lng: known?.[1] ?? lng,
    rupeesPerSqft: known?.[2] ?? rupeesPerSqft,
    localities: localities.map((locality, at) => ({
      name: locality.name,
      parts: /^sectors? /i.test(locality.name)
        ? []
        : hasSectors
          ? Array.from(
              { length: SECTORS_PER_LOCALITY },
              (_, index) => `Sector ${at * SECTORS_PER_LOCALITY + index + 1}`,
            )
          : ['I', 'II', 'III', 'Extension'].map((part) => `${locality.name} ${part}`),
    })),
  };
}
