import 'server-only';
import { FaultList } from '../files/faults';
import { findRecords, type FoundRecord } from '../files/find-records';
import { CONTENT_FILES, type ContentKey } from '../files/table';
import { isObject } from '../files/walk';

/** The records of a file's value, whether its schema accepts them or not. */
export function recordsOf(file: ContentKey, json: unknown): FoundRecord[] {
  return json === undefined ? [] : findRecords(CONTENT_FILES[file], json, new FaultList());
}

/** A field's text; '' if it is none. */
export function textIn(value: unknown, field: string): string {
  const text = isObject(value) && Object.hasOwn(value, field) ? value[field] : '';
  return typeof text === 'string' ? text : '';
}

/** The id by which other files know a record; '' if it has none. */
export const idOf = (value: unknown) => textIn(value, 'id') || textIn(value, 'custom_id');

const TITLES = ['name', 'title', 'term', 'question', 'department', 'label', 'file', 'configuration', 'plan_type_name'];

/** The words by which a person knows a record; '' if it has none. */
export function titleOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return [...TITLES, 'particulars', 'url', 'image', 'id'].map((field) => textIn(value, field)).find(Boolean) ?? '';
}
