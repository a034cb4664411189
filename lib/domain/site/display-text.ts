/** Bedrooms in one line, with the unit once: ['3 BHK', '4 BHK'] → '3, 4 BHK'; empty for none (spec 3, Project). */
export function formatBedrooms(bedrooms: string[]): string {
  return bedrooms
    .map((text, index) => {
      const next = bedrooms[index + 1] ?? '';
      return / BHK$/.test(text) && / BHK$/.test(next) ? text.replace(/ BHK$/, '') : text;
    })
    .join(', ');
}

/** '1 error', '1,234 errors', '1,23,456 errors': an s makes the plural. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`;
}

/** 'n project(s)': counts in words beside links. */
export function formatProjectCount(count: number): string {
  return formatCount(count, 'project');
}

/** '46 homes and plots'; a single one is '1 project'. */
export function formatSetCount(count: number, noun: string): string {
  return count === 1 ? formatProjectCount(count) : `${count.toLocaleString('en-IN')} ${noun}`;
}

/** 'Gurgaon, Delhi and Noida'; empty for none. */
export function formatNames(names: string[]): string {
  const last = names[names.length - 1] ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** A text with a capital at its beginning; '' of ''. */
export const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
