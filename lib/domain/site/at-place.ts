const ROAD = /\b(?:road|expressway|highway|marg|nh \d+)$/i;

/** 'in Sector 83', 'on Golf Course Road', 'on the Dwarka Expressway'. */
export function withPreposition(name: string): string {
  if (!ROAD.test(name)) return `in ${name}`;
  return `on ${/\b(?:expressway|highway)$/i.test(name) ? 'the ' : ''}${name}`;
}

/** 'in Sector 83 or Sector 84', 'in Sector 83 or on NH 8'; empty for none. */
export function withPrepositions(names: readonly string[]): string {
  return names
    .map(withPreposition)
    .map((text, at, all) => (all[at - 1]?.startsWith('in ') && text.startsWith('in ') ? text.slice(3) : text))
    .join(' or ');
}
