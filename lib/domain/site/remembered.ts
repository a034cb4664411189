/** A function of a text that remembers its values, for texts that stand in many records or are asked again. */
export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    if (!made.has(text)) made.set(text, make(text));
    return made.get(text)!;
  };
}
