import 'server-only';
import type { z } from 'zod';
import type { ContentFiles, ContentKey } from './table';
import type { JsonPath, RecordPosition } from './walk';

/** Every file after reading. */
export type ContentSet = { [K in ContentKey]: LoadedFile<z.output<ContentFiles[K]['schema']>> };

/** A text in a record that names a picture, with the path to it. */
export type NamedPicture = readonly [path: JsonPath, text: string];

/** A record that its schema accepts. */
export interface Entry<T> {
  readonly position: RecordPosition;
  /** Its key in the file's map, '' in lists and single records. */
  readonly key: string;
  /** `id`, else `custom_id`, else the key. */
  readonly id: string;
  readonly value: T;
  readonly pictures: readonly NamedPicture[];
}

/** A file after reading. */
export interface LoadedFile<T> {
  entries: Entry<T>[];
  /** Every key and id in the file, including those of refused records: a reference to them is no fault. */
  keys: Set<string>;
  ids: Set<string>;
  /** Paths of all records, valid or not. */
  recordPaths: JsonPath[];
  /** Top-level keys of the file, including empty ones. */
  topKeys: string[];
  /** Whether the file as a whole could not be read. */
  isUnreadable: boolean;
}
