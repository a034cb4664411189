import type { UnitType } from '../project/project';

const VILLA = 'Independent House/Villa';
const FLAT = 'Residential Apartment';

const FLOOR_WORDS =
  /\b(?:(?:independent|developer|luxury) )+floors?\b|(?<!\b(?:high(?:er)?|low(?:er)?|top|middle|mid|upper|full|half|quarter|whole|entire|which|any|\d+(?:st|nd|rd|th)|first|second|third) )\bfloors?\b(?! plans?\b)/;
/** For texts in usual spelling: builder, flats, land and retail are already developer, apartment, plot and shop. */
export const TYPE_WORDS: readonly (readonly [RegExp, UnitType])[] = [
  [FLOOR_WORDS, 'Luxury Independent Floors'],
  [/\b(?:independent |row |town ?)?(?:villa|house)s?(?:\/villas?)?\b/, VILLA],
  [/\bapartment\b/, FLAT],
  [/\bplot\b/, 'Residential Land'],
];

/** What is no home. */
export const NO_HOME = /\b(?:shops?|showrooms?|offices?|commercial|scos?|plots?|land)\b/;

/** Any home, flats first. */
export const HOMES: UnitType[] = [FLAT, VILLA];
const isAnyHome = (types: readonly UnitType[]) => HOMES.every((type) => types.includes(type));

/** May be any home, villas first. */
const HOUSE = /^(?!.*\bvilla).*(?<!\b(?:independent|row|town) ?)\bhouses?\b/;

/** The types that a text means by the types that it names. */
export const typesIn = (text: string, named: readonly UnitType[]): readonly UnitType[] =>
  named.join() === VILLA && HOUSE.test(text) ? [VILLA, FLAT] : named;

/** Types with those that are as good: a studio and the floor of a house are as much flats. */
export function withMore(types: readonly UnitType[]): UnitType[] {
  const flats: UnitType[] = types.includes(FLAT) ? ['Studio Apartment', 'Luxury Independent Floors'] : [];
  return [...new Set([...types, ...flats, ...(isAnyHome(types) ? (['Farm House'] as const) : [])])];
}

/** Whether a home is of the type that is named first, where flats are among them. */
export const isOfFirst = (types: readonly UnitType[], type: UnitType) =>
  !types.includes(FLAT) || type === types[0] || (types[0] === FLAT && type === 'Studio Apartment');

/** Types in words. */
export const describeTypes = (types: readonly UnitType[]) =>
  isAnyHome(types) ? 'homes' : types.map((type) => (type === FLAT ? 'flats' : type)).join(' or ');
