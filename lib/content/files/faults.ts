import 'server-only';
import type { FindLine } from './json-scan';
import type { JsonPath, RecordPosition } from './walk';

/** Thrown if the content has errors; the message is the whole report. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}

/** Groups of warnings in the report. */
export type WarningKind =
  | 'default'
  | 'unread text'
  | 'picture'
  | 'unknown field'
  | 'percentages'
  | 'name'
  | 'spelling'
  | 'default picture'
  | 'repeat'
  | 'configuration'
  | 'old rate'
  | 'map'
  | 'rera'
  | 'possession'
  | 'agent';

/** A mistake in the content. Errors stop the build, warnings do not (routes-and-content, Content faults). */
export interface Fault {
  severity: 'error' | 'warning';
  kind: WarningKind | null;
  file: string;
  /** Steps to the record, then to the field below it. */
  recordPath: JsonPath;
  fieldPath: JsonPath;
  /** The record's own id, else its name; shown if the path ends in a number. */
  recordId: string | null;
  message: string;
  /** Line of the file, from 1; null if unknown. */
  line: number | null;
}

/** Collects the faults of one content set. */
export class FaultList {
  readonly all: Fault[] = [];
  readonly #faultyRecords = new Set<string>();
  readonly #lines = new Map<string, FindLine>();

  /** Registers how to find the lines of a file's values. */
  locate(file: string, findLine: FindLine): void {
    this.#lines.set(file, findLine);
  }

  /** Releases the texts of the files; later faults have no line. */
  forgetLines(): void {
    this.#lines.clear();
  }

  error(position: RecordPosition, fieldPath: JsonPath, message: string): void {
    this.#faultyRecords.add(recordKey(position));
    this.#add('error', null, position, fieldPath, message);
  }

  warn(kind: WarningKind, position: RecordPosition, fieldPath: JsonPath, message: string): void {
    this.#add('warning', kind, position, fieldPath, message);
  }

  /** Adds faults that an earlier reading of the same text found. */
  repeat(faults: readonly Fault[]): void {
    for (const fault of faults) {
      const { severity, file, recordPath: path } = fault;
      if (severity === 'error') this.#faultyRecords.add(recordKey({ file, path }));
      this.all.push(fault);
    }
  }

  /** Whether a record, its list or its file has an error. */
  hasError({ file, path }: RecordPosition): boolean {
    return [...path, null].some((_, end) => this.#faultyRecords.has(recordKey({ file, path: path.slice(0, end) })));
  }

  get errors(): Fault[] {
    return this.all.filter(({ severity }) => severity === 'error');
  }

  get warnings(): Fault[] {
    return this.all.filter(({ severity }) => severity === 'warning');
  }

  #add(
    severity: Fault['severity'],
    kind: WarningKind | null,
    { file, path, id }: RecordPosition,
    fieldPath: JsonPath,
    message: string,
  ) {
    const line = this.#lines.get(file)?.([...path, ...fieldPath]) ?? null;
    this.all.push({ severity, kind, file, recordPath: path, fieldPath, recordId: id, message, line });
  }
}

function recordKey({ file, path }: Pick<RecordPosition, 'file' | 'path'>): string {
  return JSON.stringify([file, ...path]);
}

/** `vatika[3].faqs[0].question`; unusual keys are quoted. */
export function formatPath(path: JsonPath): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      const key = /^[\w-]+$/.test(step) ? step : JSON.stringify(step);
      return index === 0 ? key : `.${key}`;
    })
    .join('');
}

/** Characters that would break or hide a line of the report. */
const UNPRINTABLE = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** `residentialProjects.json › vatika[3] (neem-court) › bedrooms`. */
export function formatPosition({ file, path, id }: RecordPosition, fieldPath: JsonPath): string {
  const record = formatPath(path);
  const isTold = id === null || typeof path.at(-1) === 'string' || record === '';
  return [file, isTold ? record : `${record} (${id})`, formatPath(fieldPath)].filter((step) => step !== '').join(' › ');
}

/** One line: `residentialProjects.json › vatika[3] (neem-court) › bedrooms: expected …, found …`. */
export function formatFault(fault: Fault): string {
  const { file, recordPath: path, recordId: id, fieldPath, message } = fault;
  const line = fault.line === null ? '' : ` (line ${fault.line})`;
  return `${formatPosition({ file, path, id }, fieldPath)}: ${message}${line}`.replace(UNPRINTABLE, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** By file, then by line. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
