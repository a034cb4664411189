/** A name in a text, in usual spelling, and what it stands for. */
export interface Named<T> {
  name: string;
  value: T;
}

const countWords = (name: string) => name.split(' ').length;

/** The known name of most words that a text has as whole words; of several the first in the text. */
export function takeName<T>(text: string, names: ReadonlyMap<string, T>): (Named<T> & { rest: string }) | null {
  const padded = ` ${text} `;
  const placeOf = (name: string) => padded.indexOf(` ${name} `);
  const [best] = [...names]
    .filter(([name]) => placeOf(name) >= 0)
    .sort(([a], [b]) => countWords(b) - countWords(a) || placeOf(a) - placeOf(b));
  if (!best) return null;
  const [name, value] = best;
  const at = placeOf(name);
  return { name, value, rest: (padded.slice(0, at) + padded.slice(at + name.length + 1)).slice(1, -1) };
}

/** All known names in a text, the longest first, and the text without them. */
export function takeNames<T>(text: string, names: ReadonlyMap<string, T>): { taken: Named<T>[]; rest: string } {
  const taken: Named<T>[] = [];
  let rest = text;
  for (let found = takeName(rest, names); found; found = takeName(rest, names)) {
    taken.push(found);
    rest = found.rest;
  }
  return { taken, rest };
}
