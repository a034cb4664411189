import { HOME_KINDS, MAX_BEDROOMS, parseBedrooms, type Bedrooms } from './bedroom-text';

/** '4 BHK' and 'Duplex' of '4 BHK Duplex'. */
function namesOf({ name, addition }: Bedrooms): string[] {
  if (addition === '') return [name];
  const words = addition.toLowerCase().split(/\W/);
  return [name, ...HOME_KINDS.filter((kind) => kind !== name && words.includes(kind.toLowerCase()))];
}

/** Values of a filter of these texts, each once; texts that are not understood have none. */
export function bedroomNames(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => (parseBedrooms(text) ?? []).flatMap(namesOf)))];
}

/** Order of a filter and of headings: few bedrooms first, '4 BHK' before '4 BHK+', kinds of homes last. */
export function compareBedrooms(a: string, b: string): number {
  const rank = (text: string) => {
    const size = parseBedrooms(text)?.[0];
    return (size?.count ?? (size ? MAX_BEDROOMS + 1 : MAX_BEDROOMS + 2)) + (size?.isOpen ? 0.1 : 0);
  };
  return rank(a) - rank(b) || (a < b ? -1 : 1);
}

/**
 * Whether a configuration has the wished bedrooms: '3 BHK' also means '3 BHK + Study', '4 BHK+' means four or more, '1
 * RK' and 'Studio' are one, 'Duplex' is found in '4 BHK Duplex'. Neither is a part of another number: 2.5 is not 5.
 */
export function hasBedrooms(label: string, wanted: string): boolean {
  return isAnyMet(label, wanted, (own, asked) => own >= asked);
}

/** Whether bedrooms that a record names are those of a filter's value. As above, but '4 BHK' alone is not '4 BHK+'. */
export function isFilteredBy(text: string, value: string): boolean {
  return isAnyMet(text, value, (own, asked) => own > asked);
}

function isAnyMet(text: string, wanted: string, isMore: (own: number, asked: number) => boolean): boolean {
  const asked = parseBedrooms(wanted) ?? [];
  return (parseBedrooms(text) ?? []).some((own) =>
    asked.some(({ name, count, isOpen }) => {
      if (namesOf(own).includes(name)) return true;
      if (count === null || own.count === null) return false;
      return isOpen ? isMore(own.count, count) : own.count === count;
    }),
  );
}

const NONE = /^(?:n\.? ?\/?\.? ?a\.?|nil|none|null|not applicable|tb[acd]|to be announced|[-.]+)$/i;

/** What a project's record names, each as a card shows it, few bedrooms first; what is not understood stays, last. */
export function readBedroomField(field: string | readonly string[] | undefined): { texts: string[]; unread: string[] } {
  const given = (typeof field === 'string' ? [field] : (field ?? [])).map((text) => text.trim());
  const named = given.filter((text) => text !== '' && !NONE.test(text));
  const texts = [...new Set(named.flatMap((text) => (parseBedrooms(text) ?? []).map((size) => size.text)))];
  const unread = [...new Set(named.filter((text) => !parseBedrooms(text)))];
  return { texts: [...texts.sort(compareBedrooms), ...unread], unread };
}
