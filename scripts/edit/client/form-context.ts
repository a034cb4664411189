import { createContext, type ComponentType } from 'preact';
import type { Choice, Field, NamedField, ToldFault } from './api';
import type { Path } from './values';

export interface FieldProps {
  field: Field;
  label: string;
  help?: string;
  isOptional?: boolean;
  path: Path;
  value: unknown;
  onChange: (value: unknown, path: Path) => void;
}

export const fieldId = (path: Path) => `field.${path.join('.')}`;

/** What the fields of one part share. */
export interface FormContext {
  /** Any field; handed in, because fields hold fields. */
  View: ComponentType<FieldProps>;
  choices: Record<string, Choice[]>;
  /** Faults at a field, not those below it. */
  faultsAt: (path: Path) => ToldFault[];
  /** Whether a field, or one below it, has an error. */
  hasErrorBelow: (path: Path) => boolean;
  choosePicture: (current: string, onChoose: (file: string) => void) => void;
}

export const FormValues = createContext<FormContext>({
  View: () => null,
  choices: {},
  faultsAt: () => [],
  hasErrorBelow: () => false,
  choosePicture: () => undefined,
});

const RARE = /^(Not read|Stands in place of)/;

/** The fields of a record that a form shows: rare ones only where they have a value, its id last. */
export function shownFields(fields: readonly NamedField[], value: Record<string, unknown>): NamedField[] {
  const shown = fields.filter(({ name, help }) => Object.hasOwn(value, name) || !RARE.test(help));
  return [...shown.filter(({ name }) => name !== 'id'), ...shown.filter(({ name }) => name === 'id')];
}
