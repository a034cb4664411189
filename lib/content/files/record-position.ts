import 'server-only';

/** Path from the top of a file's JSON to a value. */
export type JsonPath = readonly (string | number)[];

/** Position of a record; faults refer to it. */
export interface RecordPosition {
  file: string;
  path: JsonPath;
  id: string | null;
}
