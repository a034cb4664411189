/**
 * Data of one section of a page: a value, nothing, or a record that could not be read (routes-and-content, Content
 * faults).
 */
export type Section<T> = { kind: 'ready'; value: T } | { kind: 'missing' } | { kind: 'faulty'; message: string };
