/**
 * The parts of a text that look like JSON objects without nested objects; braces inside strings do not count. It
 * recovers the readable entries of a truncated list. Each part begins at the first brace that can begin one, and parts
 * do not overlap. Linear time: one pass from the end, one from the beginning.
 */
export function flatObjects(text: string): string[] {
  const endByStart = new Map<number, number>();
  // End of the object that is open at this index, outside or inside a string; -1 if it never ends.
  let outside = -1;
  let inside = -1;
  let insideAfter = -1;
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const unit = text[index];
    const next = { outside, inside };
    if (unit === '{' && outside >= 0) endByStart.set(index, outside);
    if (unit === '"') [outside, inside] = [next.inside, next.outside];
    else if (unit === '\\') inside = insideAfter;
    if (unit === '}') outside = index + 1;
    else if (unit === '{') outside = -1;
    insideAfter = next.inside;
  }
  const found: string[] = [];
  let from = 0;
  for (const [start, end] of [...endByStart].reverse()) {
    if (start < from) continue;
    found.push(text.slice(start, end));
    from = end;
  }
  return found;
}
