import { useEffect, useRef, useState } from 'react';
import { fetchListing } from '@/lib/browser/fetch-listing';
import { readData } from '@/lib/browser/read-data';
import type { ComparedFacts } from '@/lib/domain/project/compared-facts';
import { comparedKey } from '@/lib/domain/visitor/compared';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { listingKey } from '@/lib/domain/listing/listing';
import type { ListingRecord } from '@/lib/domain/listing/record';
import { listingPath } from '@/lib/domain/site/routes';
import { splitProjectKey } from '@/lib/domain/visitor/shortlist';
import type { ShortlistEntry } from './shortlist-rows';

type File =
  | { kind: 'loading' | 'failed' }
  | { kind: 'ready'; records: Map<string, ListingRecord>; facts: Map<string, ComparedFacts> };

/** The comparison stands without these facts where their file does not come. */
async function readFacts(slug: string): Promise<Map<string, ComparedFacts>> {
  const file = await readData<{ projects?: ComparedFacts[] }>(comparedKey(slug)).catch(() => null);
  return new Map((file?.projects ?? []).map((facts) => [facts.id, facts]));
}

function toEntry({ key, name }: SavedProject, files: Record<string, File>, isKnown: boolean): ShortlistEntry {
  const { developerSlug, id, href } = splitProjectKey(key);
  const file = files[developerSlug] ?? { kind: 'loading' };
  const base = { key, name, href };
  if (!isKnown) return { ...base, kind: 'gone' };
  if (file.kind !== 'ready') return { ...base, kind: file.kind };
  const record = file.records.get(id);
  if (!record) return { ...base, kind: 'gone' };
  return { ...base, name: record.summary.name, kind: 'ready', record, facts: file.facts.get(id) ?? null };
}

/** Data of the saved projects, from two files for each of their developers. */
export function useShortlistRecords(projects: readonly SavedProject[], developers: Record<string, string>) {
  const [files, setFiles] = useState<Record<string, File>>({});
  const asked = useRef(new Set<string>());
  const slugs = [...new Set(projects.map(({ key }) => splitProjectKey(key).developerSlug))];

  const load = (slug: string) => {
    if (asked.current.has(slug) || !Object.hasOwn(developers, slug)) return;
    asked.current.add(slug);
    const put = (file: File) => setFiles((now) => ({ ...now, [slug]: file }));
    put({ kind: 'loading' });
    Promise.all([fetchListing(listingKey(listingPath(slug))), readFacts(slug)]).then(
      ([records, facts]) =>
        put({ kind: 'ready', records: new Map(records.map((each) => [each.summary.id, each])), facts }),
      () => {
        asked.current.delete(slug);
        put({ kind: 'failed' });
      },
    );
  };
  useEffect(() => {
    for (const slug of slugs) if (!files[slug]) load(slug);
  });

  const entries = projects.map((project) =>
    toEntry(project, files, Object.hasOwn(developers, splitProjectKey(project.key).developerSlug)),
  );
  const retry = () => {
    for (const slug of slugs) load(slug);
  };
  return { entries, retry };
}
