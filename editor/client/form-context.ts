import { createContext, type ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { isEqual } from '../entries/values';
import type { JsonPath } from '@/lib/content/files/walk';
import type { Choice, Field, NamedField, ToldFault } from './api';

export interface FieldProps {
  field: Field;
  label: string;
  help?: string;
  isOptional?: boolean;
  path: JsonPath;
  value: unknown;
  onChange: (value: unknown, path: JsonPath) => void;
}

/** The properties of a field of one kind. */
export type FieldOf<K extends Field['kind']> = FieldProps & { field: Extract<Field, { kind: K }> };

export const fieldId = (path: JsonPath) => `field.${path.join('.')}`;

/** What is asked of the dialog of pictures. */
export interface PictureChoice {
  /** The picture that stands there; '' for none. */
  current: string;
  isSeveral?: boolean;
  onChoose: (files: string[]) => void;
}

/** What the fields of one part share. */
export interface FormContext {
  /** Any field; handed in, because fields hold fields. */
  View: ComponentType<FieldProps>;
  choices: Record<string, Choice[]>;
  /** Faults of the part. */
  faults: readonly ToldFault[];
  choosePicture: (choice: PictureChoice) => void;
}

export const FormValues = createContext({} as FormContext);

/** Faults at a field, not those below it. The first step of a path is the part. */
export const faultsAt = (faults: readonly ToldFault[], [, ...path]: JsonPath) =>
  faults.filter(({ fieldPath }) => isEqual(fieldPath, path));

/** Whether a field, or one below it, has an error. */
export const hasErrorBelow = (faults: readonly ToldFault[], [, ...path]: JsonPath) =>
  faults.some(({ severity, fieldPath }) => severity === 'error' && isEqual(fieldPath.slice(0, path.length), path));

const RARE = /^(Not read|Stands in place of)/;

/** The fields of a record that a form shows: rare ones only where they have a value, its id last. */
export function shownFields(fields: readonly NamedField[], value: Record<string, unknown>): NamedField[] {
  const shown = fields.filter(({ name, help }) => Object.hasOwn(value, name) || !RARE.test(help));
  return [...shown.filter(({ name }) => name !== 'id'), ...shown.filter(({ name }) => name === 'id')];
}

/**
 * The faults that a form shows: of a field in which a person types, or where nothing is said yet, none before they left
 * it. What was wrong on opening is shown.
 */
export function useShownFaults(faults: readonly ToldFault[], partOf: (fault: ToldFault) => number) {
  const idOf = (fault: ToldFault) => fieldId([partOf(fault), ...fault.fieldPath]);
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(faults.map(idOf)));
  const [inside, setInside] = useState('');
  const [isAll, setAll] = useState(false);
  const isShown = (fault: ToldFault) =>
    isAll || fault.severity === 'warning' || left.has(idOf(fault)) || !(fault.isMissing || idOf(fault) === inside);
  return {
    faults: faults.filter(isShown),
    showAll: () => setAll(true),
    onFocusIn: ({ target }: FocusEvent) => setInside((target as Element).id),
    onFocusOut: ({ target }: FocusEvent) => {
      const ids: string[] = [];
      for (let field = target as Element | null; field; field = field.parentElement) ids.push(field.id);
      setLeft(new Set([...left, ...ids]));
      setInside('');
    },
  };
}
