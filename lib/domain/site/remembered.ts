/** A function of a text that remembers its values, at most so many, for texts that stand in many records or are asked again. */
export function remembered<T>(make: (text: string) => T, most = Infinity): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size >= most) made.clear();
    const value = make(text);
    made.set(text, value);
    return value;
  };
}
