/** All names reachable from `from`, including these; `next` lists the direct successors of a name. */
export function reachable(from: Iterable<string>, next: (name: string) => Iterable<string>): Set<string> {
  const all = new Set(from);
  // The loop also visits names that are added to the set meanwhile.
  for (const name of all) for (const found of next(name)) all.add(found);
  return all;
}
