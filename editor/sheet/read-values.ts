import { parseArea } from '@/lib/domain/project/area-text';
import { parseBedrooms } from '@/lib/domain/project/bedrooms';
import { formatPriceRange } from '@/lib/domain/project/price';
import { isPriceOnRequest, parsePrice } from '@/lib/domain/project/price-text';
import { UNIT_TYPES, type UnitType } from '@/lib/domain/project/project';
import { toReraNumber } from '@/lib/domain/project/rera';
import { isKnownStatus, KNOWN_STATUSES, STAGELESS_STATUSES, toUsualStatus } from '@/lib/domain/project/status';
import { formatMonth, MONTHS } from '@/lib/domain/site/month';
import { parseMonth, parseStatedMonth } from '@/lib/domain/site/month-text';
import { plainName } from '@/lib/domain/site/slug';
import { suggestion } from '@/lib/content/files/nearest-word';
import { isoDate } from '@/lib/content/schemas/values';
import { textFrom } from '../entries/values';
import type { SheetField } from './columns';
import type { Cell } from './read-tables';

/** A cell as its field has it in a record, and whether a record says the same in other words; or why it has no value. */
export type Reading = { value: unknown; isSame: (recorded: unknown) => boolean } | { fault: string };

/** Rupees of a price, lowest and highest; null where there is none on purpose. */
export interface SheetPrice {
  text: string | null;
  minRupees: number | null;
}

const NONE = /^(?:[-–—.]+|n\.?a\.?|nil|none)$/i;
const FURNISHINGS = ['Furnished', 'Semi-Furnished', 'Unfurnished'];

export const isBlank = (cell: Cell | undefined) =>
  cell === null || cell === undefined || (typeof cell === 'string' && (cell.trim() === '' || NONE.test(cell.trim())));

/** A cell in words, for a fault. */
export function cellWords(cell: Cell): string {
  if (cell instanceof Date) return isoDay(cell);
  return typeof cell === 'number' ? String(cell) : `“${String(cell ?? '')}”`;
}

const isoDay = (date: Date) => date.toISOString().slice(0, 10);
/** Days from 1899-12-30, as spreadsheets count them, of the years 2000 to 2100. */
const isSerial = (cell: Cell): cell is number => typeof cell === 'number' && cell >= 36_526 && cell <= 73_051;
const toDate = (cell: Cell) =>
  cell instanceof Date ? cell : isSerial(cell) ? new Date(Math.round((cell - 25_569) * 86_400_000)) : null;

/** Words alone, for comparing names: 'Mogra Courts, Sec-83' → 'mogra courts sector 83'. */
export const wordsIn = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .replace(/\bsec(?:t|tor)? ?(?=\d)/g, 'sector ')
    .trim();

/** Whether a recorded text has the words of another, in their order. */
const holds = (text: string) => (recorded: unknown) =>
  ` ${wordsIn(textFrom(recorded))} `.includes(` ${wordsIn(text)} `);

const equals = (value: unknown) => (recorded: unknown) => plainName(textFrom(recorded)) === plainName(textFrom(value));

/** A header under which the lowest price stands. */
const LOWEST = /\b(?:start(?:s|ing)?|onwards?|from|min(?:imum)?)\b/i;

/** A price; the header may say its unit, for figures alone, and that it is the lowest. */
export function readPrice(cell: Cell, unit: string, header = ''): SheetPrice | { fault: string } {
  if (cell instanceof Date) return { fault: `${cellWords(cell)} is a date, no price` };
  const text = String(cell)
    .trim()
    .replace(/ ?करोड़/g, ' Cr')
    .replace(/ ?लाख/g, ' lakh');
  if (/\b(?:sold|booked)\b/i.test(text)) {
    return { fault: `${cellWords(cell)} is no price: write “on request”, or leave the row out` };
  }
  if (typeof cell === 'string' && isPriceOnRequest(text)) return { text: null, minRupees: null };
  const isBare = /^[\d.,\s-]+(?:to|–|-)?[\d.,\s]*$/.test(text);
  const isMoney = unit === 'Cr' || unit === 'L';
  const range = parsePrice(isBare && isMoney ? `${text} ${unit}` : text);
  if (range && (!isBare || isMoney || range.minRupees >= 100_000)) {
    const { minRupees, maxRupees } = range;
    const isLowest = LOWEST.test(header) && maxRupees === minRupees;
    return { text: formatPriceRange({ minRupees, maxRupees: isLowest ? null : maxRupees }), minRupees };
  }
  const help = isMoney || !isBare ? '' : ': write rupees in full, or lakh or crore in the header or behind it';
  return {
    fault: `${cellWords(cell)} is no price${isMoney && isBare ? ` in ${unit === 'Cr' ? 'crore' : 'lakh'}` : ''}${help}`,
  };
}

/** An area as a record has it, and in square feet; `isBare` where neither cell nor header says the unit. */
export interface SheetArea {
  text: string;
  sqft: number;
  isBare: boolean;
}

export function readArea(cell: Cell, unit: string): SheetArea | { fault: string } {
  if (cell instanceof Date) return { fault: `${cellWords(cell)} is a date, no area` };
  const text = typeof cell === 'number' ? String(Number(cell.toFixed(2))) : String(cell).trim();
  const hasUnit = /[a-z]/i.test(text);
  const whole = hasUnit || unit === '' ? text : `${text} ${unit}`;
  const area = parseArea(whole);
  if (!area || unit === 'Cr' || unit === 'L') return { fault: `${cellWords(cell)} is no area` };
  const isBare = !hasUnit && unit === '';
  const isInYards = /\b(?:sq\.? ?y|gaj|ya?r?ds?)/i.test(whole);
  const size = isInYards ? 9 : 1;
  const ends = [...new Set([area.minSqft, area.maxSqft])].map((sqft) => (sqft / size).toLocaleString('en-IN'));
  return { text: `${ends.join(' - ')} ${isInYards ? 'sq.yd' : 'sq.ft'}`, sqft: area.minSqft, isBare };
}

const isFault = <T extends object>(read: T | { fault: string }): read is { fault: string } => 'fault' in read;

function sameArea(recorded: unknown, text: string): boolean {
  const [own, other] = [parseArea(textFrom(recorded)), parseArea(text)];
  return own !== null && other !== null && own.minSqft === other.minSqft && own.maxSqft === other.maxSqft;
}

function readProjectPrice(cell: Cell, unit: string, header: string): Reading {
  const price = readPrice(cell, unit, header);
  if (isFault(price)) return price;
  if (price.text === null) {
    const isSame = (recorded: unknown) => parsePrice(textFrom(recorded)) === null;
    return { value: 'Price on request', isSame };
  }
  const wanted = JSON.stringify(parsePrice(price.text));
  return { value: price.text, isSame: (recorded) => JSON.stringify(parsePrice(textFrom(recorded))) === wanted };
}

function readProjectArea(cell: Cell, unit: string): Reading {
  const area = readArea(cell, unit);
  if (isFault(area)) return area;
  if (area.isBare) return { fault: `${cellWords(cell)} has no unit: sq.ft or sq.yd` };
  return { value: area.text, isSame: (recorded) => sameArea(recorded, area.text) };
}

/** A month and nothing beside it: 31/12/2028, Mar-27. */
const A_MONTH = /^(?:\d{1,2}[ ./-])?(?:[a-z]{3,9}|\d{1,2})[-'’ ./,]*\d{2,4}$/i;

function readMonth(cell: Cell): Reading {
  const date = toDate(cell);
  if (typeof cell === 'number' && !date) return { fault: `${cell} is no month` };
  const text = date ? formatMonth(date.getUTCFullYear() * 12 + date.getUTCMonth()) : String(cell).trim();
  const month = parseMonth(text);
  if (month === null && !isKnownStatus(toUsualStatus(text)))
    return { fault: `${cellWords(cell)} is no month, as Dec 2028` };
  const isSame = (recorded: unknown) =>
    equals(text)(recorded) ||
    (month !== null && month === parseMonth(textFrom(recorded))) ||
    (month === null && toUsualStatus(text) === toUsualStatus(textFrom(recorded)));
  const stated = A_MONTH.test(text) ? parseStatedMonth(text) : null;
  return { value: stated === null ? text : formatMonth(stated), isSame };
}

/** 25-11-2026, 25.11.26, 25th Nov 2026. */
const A_DAY = /^(\d{1,2})(?:st|nd|rd|th)?[-/. ]+([a-z]{3,9}|\d{1,2})[-/., ’']+((?:20)?\d\d)$/i;

function readDay(cell: Cell): Reading {
  const date = toDate(cell);
  const [, d, m, y] = A_DAY.exec(String(cell).trim()) ?? [];
  const named = MONTHS.findIndex((month) => m?.toLowerCase().startsWith(month.toLowerCase())) + 1;
  const month = String(named || m).padStart(2, '0');
  const text = date ? isoDay(date) : y ? `${y.padStart(4, '20')}-${month}-${d!.padStart(2, '0')}` : String(cell).trim();
  const isDay = isoDate().safeParse(text).success;
  return isDay ? { value: text, isSame: equals(text) } : { fault: `${cellWords(cell)} is no day, as 2026-11-21` };
}

/** One of a list, in any case and with any marks. */
function readOneOf(cell: Cell, all: readonly string[], spelled = String(cell)): Reading {
  const value = all.find((one) => plainName(one) === plainName(spelled));
  if (value) return { value, isSame: (recorded) => equals(value)(recorded) || equals(spelled)(recorded) };
  return { fault: `${cellWords(cell)} is none of ${all.join(', ')}${suggestion(spelled, all)}` };
}

/** Property types as firms write them, the surest first. */
const TYPE_WORDS: readonly (readonly [RegExp, UnitType])[] = [
  [
    /\b(?:commercial|offices?|shops?|retail|sco|showrooms?|high street|food court|warehouses?|industrial)\b/i,
    'Commercial',
  ],
  [/\bstudio\b/i, 'Studio Apartment'],
  [/\b(?:independent|builder|luxury)\b.*\bfloors?\b/i, 'Luxury Independent Floors'],
  [/\bfarm ?(?:house|land)s?\b/i, 'Farm House'],
  [
    /\b(?:villas?|(?:row|town|independent)? ?houses?|bungalows?|villaments?|kothis?|duplex(?:es)?)\b/i,
    'Independent House/Villa',
  ],
  [/\b(?:plots?|plotted|land)\b/i, 'Residential Land'],
  [/\b(?:apartments?|flats?|penthouses?|high.?rise|group housing|condominiums?|condos?)\b/i, 'Residential Apartment'],
];

/** The property type that a text says in usual words; null of others. */
export const toUnitType = (text: string): UnitType | null =>
  UNIT_TYPES.find((type) => plainName(type) === plainName(text)) ??
  TYPE_WORDS.find(([pattern]) => pattern.test(text))?.[1] ??
  null;

function readBedrooms(cell: Cell): Reading {
  const said = String(cell).trim();
  const text = /[a-z]/i.test(said) ? said : `${said} BHK`;
  const sizes = parseBedrooms(text);
  if (!sizes || sizes.length === 0) return { fault: `${cellWords(cell)} are no bedrooms, as 3 BHK, 4 BHK` };
  const names = sizes.map((size) => size.text);
  const namesOf = (recorded: unknown) => parseBedrooms(textFrom(recorded))?.map((size) => size.text) ?? [];
  return { value: names, isSame: (recorded) => JSON.stringify(namesOf(recorded)) === JSON.stringify(names) };
}

const readText = (cell: Cell): Reading =>
  cell instanceof Date || typeof cell === 'number'
    ? { fault: `${cellWords(cell)} is no text` }
    : { value: cell, isSame: equals(cell) };

/** A locality: 83 under “Sector” is 'Sector 83'; a record that says it and more stays as it is. */
function readLocality(cell: Cell, unit: string): Reading {
  const said = String(cell).trim();
  const isSector = unit === 'sector' && /^\d{1,3} ?-?[a-z]?$/i.test(said);
  const text = isSector ? `Sector ${said}` : said.replace(/\bsec(?:tor)?[. -]*(?=\d)/gi, 'Sector ');
  const read = readText(isSector || typeof cell === 'string' ? text : cell);
  return 'fault' in read ? read : { ...read, isSame: holds(text) };
}

function readRera(cell: Cell): Reading {
  const number = toReraNumber(String(cell));
  return number && typeof cell === 'string'
    ? { value: number, isSame: (recorded) => equals(number)(toReraNumber(textFrom(recorded))) }
    : { fault: `${cellWords(cell)} is no registration number` };
}

/** A field of a project that a sheet can set: its name in the record, and how a cell is read. */
export interface ProjectField {
  key: string;
  read: (cell: Cell, unit: string, header: string) => Reading;
}

type UnitField = 'tower' | 'floor' | 'number' | 'facing' | 'unitStatus';

export const PROJECT_FIELDS: Readonly<
  Record<Exclude<SheetField, 'id' | 'project' | 'developer' | 'city' | 'configuration' | UnitField>, ProjectField>
> = {
  price: { key: 'price', read: readProjectPrice },
  projectPrice: { key: 'price', read: readProjectPrice },
  area: { key: 'area', read: readProjectArea },
  projectArea: { key: 'area', read: readProjectArea },
  carpetArea: { key: 'carpetArea', read: readProjectArea },
  projectStatus: {
    key: 'projectStatus',
    read: (cell) => readOneOf(cell, [...KNOWN_STATUSES, ...STAGELESS_STATUSES], toUsualStatus(String(cell))),
  },
  possession: { key: 'possession', read: readMonth },
  furnishing: { key: 'furnishing', read: (cell) => readOneOf(cell, FURNISHINGS) },
  bedrooms: { key: 'bedrooms', read: readBedrooms },
  unitType: { key: 'unitType', read: (cell) => readOneOf(cell, UNIT_TYPES, toUnitType(String(cell)) ?? String(cell)) },
  rera: { key: 'rera', read: readRera },
  checkedAt: { key: 'checkedAt', read: readDay },
  localities: { key: 'localities', read: readLocality },
  shortDescription: { key: 'shortDescription', read: readText },
};
