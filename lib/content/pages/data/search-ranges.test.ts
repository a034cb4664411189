import { createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import type { Project } from '@/lib/domain/project/project';
import { getProjects } from '../../records/projects';
import { getSearchFile } from './search';

const CATALOGUE = createCatalogue(getSearchFile());

type Limits = [min: number, max: number];
const isPlot = ({ unitType }: Project) => unitType === 'Residential Land';
const isFlat = ({ unitType, kind }: Project) => kind === 'residential' && /Apartment$|Floors$/.test(unitType);
const isSco = ({ category }: Project) => category === 'sco';
const isOffice = ({ category }: Project) => category === 'commercial';
const isHome = ({ kind }: Project) => kind === 'residential';

/** The records that pass by the specification: an overlap, and those without the value. */
const passes = {
  // One size is met within a tenth.
  area: ([min, max]: Limits, { area }: Project) =>
    !area || (area.minSqft <= max * (min === max ? 1.1 : 1) && area.maxSqft >= min * (min === max ? 0.9 : 1)),
  budget: ([min, max]: Limits, { price }: Project) =>
    !price || (price.minRupees <= max && (price.maxRupees ?? Infinity) >= min),
};

/** Number of projects that the listing of a query shows; 0 without one. */
const offered = (query: string) => answerQuery(query, CATALOGUE).offer?.count ?? 0;
const wanted = (key: keyof typeof passes, limits: Limits, isMeant: (project: Project) => boolean) =>
  getProjects().filter((project) => isMeant(project) && passes[key](limits, project)).length;

const GAJ = Array.from({ length: 20 }, (_, at) => 50 + at * 20);
const SQFT = Array.from({ length: 13 }, (_, at) => 250 + at * 500);
const CRORES = Array.from({ length: 9 }, (_, at) => 1 + at * 6);
const LAKHS = Array.from({ length: 13 }, (_, at) => (at + 1) * 40);
const CR = 10_000_000;
const LAKH = 100_000;

test.each([
  ['plot', isPlot],
  ['sco', isSco],
] as const)('each size of a %s in square yards finds the records that hold it', (noun, isMeant) => {
  for (const gaj of GAJ) {
    const own: [string, Limits][] = [
      [`${gaj} gaj ${noun}`, [gaj * 9, gaj * 9]],
      [`${noun} ${gaj} sq yd`, [gaj * 9, gaj * 9]],
      [`${noun} above ${gaj} gaj`, [gaj * 9, Infinity]],
      [`${noun} upto ${gaj} gaj`, [0, gaj * 9]],
      [`${noun} ${gaj}-${gaj + 50} gaj`, [gaj * 9, (gaj + 50) * 9]],
    ];
    for (const [query, limits] of own)
      expect([query, offered(query)]).toEqual([query, wanted('area', limits, isMeant)]);
  }
});

test.each([
  ['flat', isFlat],
  ['commercial', isOffice],
] as const)('each size of a %s in square feet finds the records that hold it', (noun, isMeant) => {
  for (const sqft of SQFT) {
    const own: [string, Limits][] = [
      [`${sqft} sq ft ${noun}`, [sqft, sqft]],
      [`${noun} ${sqft.toLocaleString('en-IN')} sqft`, [sqft, sqft]],
      [`${noun} above ${sqft} sq ft`, [sqft, Infinity]],
      [`${noun} under ${sqft} sq ft`, [0, sqft]],
      [`${noun} ${sqft} to ${sqft + 400} sq ft`, [sqft, sqft + 400]],
    ];
    for (const [query, limits] of own)
      expect([query, offered(query)]).toEqual([query, wanted('area', limits, isMeant)]);
  }
});

test.each([
  ['', isHome],
  ['flat ', isFlat],
  ['sco ', isSco],
  ['commercial ', isOffice],
] as const)('each round budget of "%s" finds the records that pass', (noun, isMeant) => {
  const amounts = [
    ...CRORES.map((crore): [string, number] => [`${crore} ${crore % 2 ? 'crore' : 'cr'}`, crore * CR]),
    ...LAKHS.map((lakh): [string, number] => [`${lakh} lakh`, lakh * LAKH]),
  ];
  for (const [at, [text, rupees]] of amounts.entries()) {
    const other = amounts[(at * 7 + 1) % amounts.length]!;
    const [[lowText, low], [highText, high]] = rupees < other[1] ? [[text, rupees], other] : [other, [text, rupees]];
    const own: [string, Limits][] = [
      [`${noun}under ${text}`, [0, rupees]],
      [`${noun}above ${text}`, [rupees, Infinity]],
      [`${noun}between ${lowText} and ${highText}`, [low, high]],
    ];
    for (const [query, limits] of own)
      expect([query, offered(query)]).toEqual([query, wanted('budget', limits, isMeant)]);
  }
});
