import { z } from 'zod';
import { FIELD_GROUPS, PICTURES } from '@/lib/content/schemas/values';
import { choicesOf, isLongText, labelOf, type Choices } from './field-words';

/** Titles and the fields below them; those that none names stand under the first. */
export type Groups = readonly (readonly [title: string, names: readonly string[]])[];

/** How one value is edited. Made from its schema, so that a form offers what the content check accepts. */
export type Field =
  | { kind: 'text'; isLong: boolean; choices?: Choices | undefined; examples?: string[] | undefined }
  | { kind: 'number' | 'yes-no' | 'picture' }
  | { kind: 'fixed'; value: string }
  | { kind: 'choice'; options: string[] }
  | { kind: 'list'; item: Field; choices?: Choices | undefined }
  | { kind: 'record'; fields: NamedField[]; groups?: Groups | undefined }
  /** A fixed row of values, as `[amount or null, percentage]`. */
  | { kind: 'row'; cells: Field[] }
  /** A value of one of several kinds; what it is stays what it is. */
  | { kind: 'either'; options: Field[] }
  | { kind: 'map'; item: Field }
  | { kind: 'empty' };

export interface NamedField {
  name: string;
  label: string;
  help: string;
  isOptional: boolean;
  field: Field;
}

/** The form of a schema. Throws for a kind of schema that no content file has yet. */
export function describeForm(schema: z.ZodType, name = ''): Field {
  if (schema instanceof z.ZodOptional) return describeForm(schema.unwrap() as z.ZodType, name);
  if (PICTURES.has(schema)) return { kind: 'picture' };
  if (schema instanceof z.ZodObject) {
    return { kind: 'record', fields: fieldsOf(schema), groups: FIELD_GROUPS.get(schema)?.groups };
  }
  if (schema instanceof z.ZodArray) {
    return { kind: 'list', item: describeForm(schema.element as z.ZodType, name), choices: choicesOf(name) };
  }
  if (schema instanceof z.ZodString) {
    return { kind: 'text', isLong: isLongText(name), choices: choicesOf(name), examples: examplesOf(schema) };
  }
  if (schema instanceof z.ZodNumber) return { kind: 'number' };
  if (schema instanceof z.ZodBoolean) return { kind: 'yes-no' };
  if (schema instanceof z.ZodNull) return { kind: 'empty' };
  if (schema instanceof z.ZodLiteral) return { kind: 'fixed', value: String(schema.value) };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodRecord) return { kind: 'map', item: describeForm(schema.valueType as z.ZodType, name) };
  if (schema instanceof z.ZodTuple) {
    return { kind: 'row', cells: schema.def.items.map((item) => describeForm(item as z.ZodType, name)) };
  }
  if (schema instanceof z.ZodNullable) {
    return { kind: 'either', options: [describeForm(schema.unwrap() as z.ZodType, name), { kind: 'empty' }] };
  }
  if (schema instanceof z.ZodUnion) {
    return { kind: 'either', options: schema.options.map((option) => describeForm(option as z.ZodType, name)) };
  }
  throw new Error(`no form for a schema of the kind ${schema.def.type}`);
}

function examplesOf(schema: z.ZodType): string[] | undefined {
  const examples = schema.meta()?.examples;
  return Array.isArray(examples) ? examples.map(String) : undefined;
}

function fieldsOf(schema: z.ZodObject): NamedField[] {
  return Object.entries(schema.shape).map(([name, value]) => {
    const type = value as z.ZodType;
    const field = describeForm(type, name);
    return {
      name,
      label: labelOf(name),
      help: type.description ?? '',
      isOptional: type instanceof z.ZodOptional,
      field: field.kind === 'text' ? { ...field, examples: examplesOf(type) ?? field.examples } : field,
    };
  });
}
