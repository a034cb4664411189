import 'server-only';
import { describeValue } from './validate';
import type { FaultList } from './faults';
import { SHAPE_WORDS, type ContentFile } from './table';
import { isObject, type JsonPath } from './walk';

export interface FoundRecord {
  path: JsonPath;
  key: string;
  value: unknown;
}

/** Extracts the records according to the file's shape; a part of another shape is an error. */
export function findRecords(file: ContentFile, json: unknown, faults: FaultList): FoundRecord[] {
  const refuse = (path: JsonPath, words: string, value: unknown): FoundRecord[] => {
    faults.error({ file: file.name, path, id: null }, [], `expected ${words}, found ${describeValue(value)}`);
    return [];
  };
  const fromList = (value: unknown, path: JsonPath, key: string): FoundRecord[] =>
    Array.isArray(value)
      ? value.map((item: unknown, index) => ({ path: [...path, index], key, value: item }))
      : refuse(path, 'a list of records', value);
  const fromMap = (value: unknown, path: JsonPath): FoundRecord[] =>
    isObject(value)
      ? Object.entries(value).map(([key, item]) => ({ path: [...path, key], key, value: item }))
      : refuse(path, 'an object of records', value);

  const isEmpty = json === null || (isObject(json) && Object.keys(json).length === 0);
  if (file.shape === 'one') return isEmpty && file.isOptional ? [] : [{ path: [], key: '', value: json }];
  if (file.shape === 'list') return fromList(json, [], '');
  if (!isObject(json)) return refuse([], SHAPE_WORDS[file.shape], json);
  if (file.shape === 'map') return fromMap(json, []);
  return Object.entries(json).flatMap(([key, value]) =>
    file.shape === 'map of lists' ? fromList(value, [key], key) : fromMap(value, [key]),
  );
}
