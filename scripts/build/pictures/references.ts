import type { ContentSet } from '@/lib/content/files/content-set';
import { formatPosition } from '@/lib/content/files/faults';
import type { Entry } from '@/lib/content/files/loaded-file';
import type { JsonPath, RecordPosition } from '@/lib/content/files/record-position';

/** A picture that a record names, and where. */
export interface PictureReference {
  value: string;
  record: RecordPosition;
  field: JsonPath;
}

const PICTURE_ENDING = /\.(jpe?g|png|webp|avif|svg)$/i;

export function isPicturePath(text: string): boolean {
  return PICTURE_ENDING.test(text);
}

/** Every picture that the sound records of a content set name, in the order of its files. */
export function pictureReferences(content: ContentSet): PictureReference[] {
  const entries = Object.values(content).flatMap((file): readonly Entry<unknown>[] => file.entries);
  return entries.flatMap(({ position, pictures }) =>
    pictures.flatMap(([field, value]) => (value.trim() === '' ? [] : { value, record: position, field })),
  );
}

/** 'residentialProjects.json › vatika[3] (neem-court) › image'. */
export function formatReference({ record, field }: PictureReference): string {
  return formatPosition(record, field);
}
