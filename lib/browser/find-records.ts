import type { FindRecords } from '@/lib/domain/assistant';
import { unpackRecord } from '@/lib/domain/listing-file';
import { fetchListing } from './fetch-listing';

/** Fetches what can be found on the site; rejects where that cannot be read. Found are names, places and developers. */
export async function loadRecords(): Promise<FindRecords> {
  const records = (await fetchListing('projects')).map((packed) => {
    const { summary, localities } = unpackRecord(packed);
    const words = [summary.name, summary.place, ...localities, summary.href.replace(/[-/]/g, ' ')]
      .join(' ')
      .toLowerCase();
    return {
      words,
      link: { label: summary.name, href: summary.href, note: `${summary.place} · ${summary.priceText}` },
    };
  });
  return (query) => records.filter(({ words }) => words.includes(query.toLowerCase())).map(({ link }) => link);
}
