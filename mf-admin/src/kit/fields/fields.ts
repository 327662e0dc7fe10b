import type { Label } from '@vetta/contract/resource';
import { yesNo } from '@vetta/contract/yes-no';
import type { z } from 'zod';

/**
 * How one field of a row is called and shown: in its form, in the notice that another admin has changed it, and in Registro.
 * `textField`, `valueField` and `yesOrNoField` make one.
 */
export interface Field<Value> {
  /** Its name in the form: «In gara dal». */
  readonly label: string;
  /** Its name within a sentence: «in gara dal». */
  readonly name: string;
  /** Returns its value; null for an empty one. */
  readonly show: (value: Value) => string | null;
  /** Returns its name with its value: «Titolo «Una cena»». */
  readonly tell: (value: Value) => string;
  /** What its input has while it is empty; null if absent. */
  readonly empty?: string;
}

/** The fields of a row, in the order of its form. */
export type Fields<Row> = { readonly [Key in keyof Row]?: Field<Row[Key]> };

const lower = (label: string): string => label.toLocaleLowerCase('it');

export const textField = (label: string): Field<string | null | undefined> => ({
  label,
  name: lower(label),
  show: (value) => value || null,
  tell: (value) => (value ? `${label} «${value}»` : `senza ${lower(label)}`),
  empty: '',
});

export const valueField = <Value>(
  label: string,
  show: (value: Value) => string,
  /** Where a sentence says it otherwise than the form. */
  name = lower(label),
): Field<Value> => ({ label, name, show, tell: (value) => `${label} ${show(value)}` });

/** `yes` and `no` say it without the label: «Attivo», «Inattivo». */
export const yesOrNoField = (
  label: string,
  { yes, no, name = lower(label) }: { readonly yes: string; readonly no: string; readonly name?: string },
): Field<boolean> => ({
  label,
  name,
  show: yesNo,
  tell: (value) => (value ? yes : no),
});

/** Returns a form's values of a row, or of a new one as its call has it by default, in the order of the fields. */
export function formValues<Added extends z.ZodObject, Row extends object>(
  { shape }: Added,
  fields: Fields<Row>,
  row: Row | null,
): Partial<z.input<Added>> {
  const values: Record<string, unknown> = {};
  for (const name in fields) {
    const value = row === null ? shape[name].safeParse(undefined).data : row[name];
    values[name] = value ?? fields[name]?.empty ?? null;
  }
  // The compiler does not follow the fields one by one.
  return values as Partial<z.input<Added>>;
}

type Plain = string | number | boolean | null;

/** Returns the fields that a resource names, each told by the kind of its value. */
export const fieldsOf = <Labels extends Readonly<Record<string, Label>>>(labels: Labels) =>
  // The compiler does not follow the names one by one.
  Object.fromEntries(Object.entries(labels).map(([key, label]) => [key, plainField(label)])) as {
    readonly [Key in keyof Labels]: Field<Plain>;
  };

function plainField(said: Label): Field<Plain> {
  const [label, no] = typeof said === 'string' ? [said, said] : said;
  const [text, yesOrNo] = [textField(label), yesOrNoField(label, { yes: label, no })];
  return {
    ...text,
    show: (value) =>
      typeof value === 'boolean' ? yesOrNo.show(value) : text.show(value === null ? null : `${value}`),
    tell: (value) => {
      if (typeof value === 'boolean') return yesOrNo.tell(value);
      return typeof value === 'number' ? `${label} ${value}` : text.tell(value);
    },
  };
}

/** A field that changed, with its values as text; null where there was or is none. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/**
 * Returns the fields whose text differs between two states of a row, by their names in a sentence, or by their labels; null
 * stands for a row that did not exist.
 */
export function fieldChanges<Row extends object>(
  fields: Fields<Row>,
  before: Row | null,
  after: Row | null,
  called: 'name' | 'label' = 'name',
): FieldChange[] {
  const changes: FieldChange[] = [];
  for (const key in fields) {
    const field = fields[key];
    const text = (row: Row | null) => (row === null ? null : (field?.show(row[key]) ?? null));
    const [was, is] = [text(before), text(after)];
    if (field && was !== is) changes.push({ field: field[called], before: was, after: is });
  }
  return changes;
}

/** Returns the fields that differ between a row as it was and as it is now, as they are now: «Titolo «Una cena», Posizione 3». */
export function changedInWords<Row extends object>(
  fields: Fields<Row>,
  before: Row | null,
  now: Row,
): string {
  const parts: string[] = [];
  for (const key in fields) {
    const field = fields[key];
    if (field && (before === null || field.show(before[key]) !== field.show(now[key])))
      parts.push(field.tell(now[key]));
  }
  return parts.join(', ');
}
