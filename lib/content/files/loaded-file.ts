import 'server-only';
import type { JsonPath, RecordPosition } from './record-position';

/** A text of a record that names a picture, and the steps to it. */
export type NamedPicture = readonly [path: JsonPath, text: string];

/** A record of a file that its schema accepts. */
export interface Entry<T> {
  readonly position: RecordPosition;
  /** Key it stands under, '' in lists and single records. */
  readonly key: string;
  /** `id`, else `custom_id`, else the key. */
  readonly id: string;
  readonly value: T;
  /** Of key and value as they stand in the file; '' where no build keeps what it reads. */
  readonly hash: string;
  readonly pictures: readonly NamedPicture[];
}

/** A file after reading. */
export interface LoadedFile<T> {
  entries: Entry<T>[];
  /** Every key and id the file names, also those of records its schema refused: references to them are no fault. */
  keys: Set<string>;
  ids: Set<string>;
  /** Where records stand, sound or not. */
  recordPaths: JsonPath[];
  /** First steps of the file, also of those that hold nothing. */
  topKeys: string[];
  /** Whether the file as a whole could not be read. */
  isUnreadable: boolean;
}
