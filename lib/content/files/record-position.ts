import 'server-only';

/** Steps from the top of a file's JSON to a value in it. */
export type JsonPath = readonly (string | number)[];

/** Where a fault can be: a record of a file. */
export interface RecordPosition {
  file: string;
  path: JsonPath;
  id: string | null;
}
