/** A price as shown: '₹ ' in front where the text starts with a digit, ranges with an en dash (decisions, Project page). */
export function formatPriceText(text: string): string {
  const ranged = text.trim().replace(/\s+-\s+/g, ' – ');
  return /^\d/.test(ranged) ? `₹ ${ranged}` : ranged;
}

/** An area as shown: ranges with an en dash (spec 3, area). */
export function formatAreaText(text: string): string {
  return text.trim().replace(/\s+-\s+/g, ' – ');
}

/** Bedrooms in one line, the unit said once: ['3 BHK', '4 BHK'] → '3, 4 BHK'; empty for none (spec 3, bedrooms). */
export function formatBedrooms(bedrooms: string[]): string {
  return bedrooms
    .map((text, index) => {
      const next = bedrooms[index + 1] ?? '';
      return / BHK$/.test(text) && / BHK$/.test(next) ? text.replace(/ BHK$/, '') : text;
    })
    .join(', ');
}

/** 'n project(s)': counts in words beside links. */
export function formatProjectCount(count: number): string {
  return `${count} ${count === 1 ? 'project' : 'projects'}`;
}
