/** What can be reached from some names, they themselves included, where `next` tells what one leads to. */
export function reachable(from: Iterable<string>, next: (name: string) => Iterable<string>): Set<string> {
  const all = new Set(from);
  // A set grows while it is walked: what leads on from what was found is found, too.
  for (const name of all) for (const found of next(name)) all.add(found);
  return all;
}
