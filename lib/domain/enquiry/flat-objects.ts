/**
 * The parts of a text that look like JSON objects without objects in them, whatever stands in their strings: what can
 * be read of a list that was cut. Each begins at the first brace that can begin one, and none overlaps another.
 * Takes time in proportion to the length: it goes through the text once from its end, and once from its beginning.
 */
export function flatObjects(text: string): string[] {
  const endByStart = new Map<number, number>();
  // Where an object ends that is open at this place, outside or inside of a string; -1 where it never does.
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
