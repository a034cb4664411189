/** A name in a text, in usual spelling, and what it stands for. */
export interface Named<T> {
  name: string;
  value: T;
}

const LONGEST_NAMES = new WeakMap<ReadonlyMap<string, unknown>, { size: number; words: number }>();

/** Words of the longest name, counted anew when names have been added. */
function wordsOfLongest(names: ReadonlyMap<string, unknown>): number {
  const known = LONGEST_NAMES.get(names);
  if (known?.size === names.size) return known.words;
  const words = Math.max(0, ...Array.from(names.keys(), (name) => name.split(' ').length));
  LONGEST_NAMES.set(names, { size: names.size, words });
  return words;
}

/** The longest run of whole words that is a known name. */
export function takeName<T>(text: string, names: ReadonlyMap<string, T>): (Named<T> & { rest: string }) | null {
  const words = text.split(' ');
  for (let length = Math.min(words.length, wordsOfLongest(names)); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const name = words.slice(start, start + length).join(' ');
      const value = names.get(name);
      if (value !== undefined) {
        return { name, value, rest: [...words.slice(0, start), ...words.slice(start + length)].join(' ') };
      }
    }
  }
  return null;
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
