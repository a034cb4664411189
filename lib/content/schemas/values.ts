import 'server-only';
import { z } from 'zod';
import { MAX_PRICE_RUPEES, MIN_PRICE_RUPEES } from '@/lib/domain/project/price';
import { isDialable } from '@/lib/domain/site/phone';
import { isSafeUrl, SAFE_URL_PATTERN } from '@/lib/domain/site/slug';

/** The words after 'expected' in a report; every leaf of a schema has its own. */
const expected = (what: string) => ({ error: `expected ${what}` });

/** Text whose characters are whole: half an emoji, as a cut text ends, is no part of an address or a file. */
export const text = () =>
  z
    .string(expected('text'))
    .refine((value) => value.isWellFormed(), expected('text of whole characters, not half an emoji'));
/** Text without a default: it must be present and not blank. */
export const requiredText = () => text().regex(/\S/, expected('text that is not blank'));
export const numeric = () => z.number(expected('a number'));
export const positive = () => numeric().positive(expected('a number above 0'));
export const percentage = () =>
  numeric().min(0, expected('a percentage from 0 to 100')).max(100, expected('a percentage from 0 to 100'));
export const stars = () => numeric().min(1, expected('a rating from 1 to 5')).max(5, expected('a rating from 1 to 5'));
export const year = () => numeric().int(expected('a year')).min(1800, expected('a year')).max(2200, expected('a year'));
export const yesNo = () => z.boolean(expected('true or false'));
export const list = <T extends z.ZodType>(item: T, of: string) => z.array(item, expected(`a list of ${of}`));
export const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, expected(`one of ${words.join(', ')}`));
export const record = <T extends z.ZodRawShape>(shape: T) => z.object(shape, expected('an object'));

/** `["3 BHK", "4 BHK"]` or `"3 BHK, 4 BHK"`. */
export const textOrList = () => z.union([text(), z.array(text())], expected('text or a list of texts'));
const RUPEES = expected('rupees, from 1,00,000 to 1,000 crore, as 18100000');
/** The price of a home in rupees: what is below one lakh is of another unit. */
export const priceRupees = () => numeric().min(MIN_PRICE_RUPEES, RUPEES).max(MAX_PRICE_RUPEES, RUPEES);
/** A price as text, or in rupees. */
export const price = () => z.union([text(), priceRupees()], expected('text or a number'));

/** Up to which value of a home or a loan a slab reaches. */
export const slabRupees = () => numeric().min(10_000, expected('rupees, at least 10,000, as 5000000'));
/** A fee or the most that one may be. */
export const feeRupees = () => numeric().min(100, expected('rupees, at least 100, as 30000'));

const CRORE = expected('crore, from 0.01 to 1,000, as 1.81');
export const crore = () => numeric().min(0.01, CRORE).max(1000, CRORE);

export const slug = () =>
  text().regex(/^[a-z0-9-]+$/, expected('small letters, digits and hyphens only (a-z, 0-9, -)'));

const SAFE_ADDRESS = 'an address that starts with http://, https:// or one /';
export const url = () =>
  text()
    .regex(SAFE_URL_PATTERN, { ...expected(SAFE_ADDRESS), abort: true })
    .refine(isSafeUrl, expected('an address that can be opened'));
export const webUrl = () =>
  text()
    .regex(/^https?:\/\//i, { ...expected('an address that starts with http:// or https://'), abort: true })
    .refine(isSafeUrl, expected('an address that can be opened'));

/** The address of a whole host: every link begins at its root. */
export const originUrl = () =>
  webUrl().refine(
    (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    expected('an address without a folder, as https://www.example.in'),
  );

/** An address, or the bare slug of a page of this kind. */
export const urlOrSlug = () =>
  text().refine(
    (value) => isSafeUrl(value) || /^[a-z0-9-]+$/.test(value),
    expected(`${SAFE_ADDRESS}, or a bare slug of small letters, digits and hyphens`),
  );

export const urlOrNothing = () =>
  text().refine((value) => value === '' || isSafeUrl(value), expected(`${SAFE_ADDRESS}, or nothing`));

/** `/goa`: one segment below the root. */
export const topLevelPath = () => text().regex(/^\/[a-z0-9-]+$/, expected('a path such as /goa'));

/** One number that can be dialled from anywhere. */
export const phone = () =>
  text()
    .regex(/^[+(]*\d[\d ().-]{5,24}$/, {
      ...expected('a phone number of digits, blanks, +, - and ( )'),
      abort: true,
    })
    .refine(
      isDialable,
      expected('a phone number with its country code as +44 20 7946 0000, or the ten digits of an Indian one'),
    );
export const email = () =>
  text().regex(/^[^\s@<>"?&,;:\\/]+@[^\s@<>"?&,;:\\/]+\.[a-z]{2,}$/i, expected('an e-mail address'));

/** Titles above the fields of a record in a form, in its order; fields that none names stand under the first. */
export const FIELD_GROUPS = z.registry<{ groups: readonly (readonly [title: string, names: readonly string[]])[] }>();

/** Schemas whose values are pictures; a form shows them as such. */
export const PICTURES = z.registry<{ isPicture: true }>();

/** A path under images/, or an http address. */
export const image = () =>
  text()
    .refine(
      (value) => (/^https?:/i.test(value) ? isSafeUrl(value) : isImagePath(value)),
      expected('a path under images/ such as projects/tower.jpg, or an http address'),
    )
    .register(PICTURES, { isPicture: true });

function isImagePath(value: string): boolean {
  return value === '' || (/^\/?[^/\\:\p{Cc}][^\\:\p{Cc}]*$/u.test(value) && !value.split('/').includes('..'));
}

export const isoDate = () =>
  text()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { ...expected('a date as 2026-11-21'), abort: true })
    .refine(isCalendarDay, expected('a date that is in the calendar'));

/** A moment in India's time: a day, or with the time of day. */
export const moment = () =>
  text()
    .regex(/^\d{4}-\d{2}-\d{2}(?:T(?:[01]\d|2[0-3]):[0-5]\d)?$/, {
      ...expected('a day as 2026-12-04, or with the time as 2026-12-04T10:00'),
      abort: true,
    })
    .refine((value) => isCalendarDay(value.slice(0, 10)), expected('a day that is in the calendar'));

/** When a record is to be seen. */
export interface Scheduled {
  draft?: boolean | undefined;
  visibleFrom?: string | undefined;
  visibleUntil?: string | undefined;
}

/** Fields of a record that a build shows or hides by the clock. */
export const scheduled = () => ({
  draft: yesNo().optional().describe('Yes keeps it from the site; the preview shows it'),
  visibleFrom: moment().optional().describe('When it appears, in India’s time: 2026-12-04, or 2026-12-04T10:00'),
  visibleUntil: moment().optional().describe('When it goes: after this day, or at this time'),
});

export const month = () => text().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, expected('a month as 2026-09'));

function isCalendarDay(value: string): boolean {
  const time = Date.parse(value);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

export const coordinates = () =>
  record({
    lat: numeric().min(-90, expected('degrees from -90 to 90')).max(90, expected('degrees from -90 to 90')),
    lng: numeric().min(-180, expected('degrees from -180 to 180')).max(180, expected('degrees from -180 to 180')),
  });

export const faq = () => record({ question: requiredText(), answer: requiredText() });
export const titledText = () => record({ title: requiredText(), text: requiredText() });
