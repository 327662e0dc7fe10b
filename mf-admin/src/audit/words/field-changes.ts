import type { FieldChange } from './account.ts';

/** How the fields of a row are called and shown, in the order in which they are listed. */
export type Fields<Row> = {
  readonly [Key in keyof Row]?: {
    readonly label: string;
    readonly show?: (value: Row[Key]) => string | null;
  };
};

/** Returns the fields whose text differs between two states of a row; null stands for a row that did not exist. */
export function fieldChanges<Row extends object>(
  fields: Fields<Row>,
  before: Row | null,
  after: Row | null,
): FieldChange[] {
  const keys = Object.keys(fields) as (keyof Row)[];
  return keys.flatMap((key) => {
    const field = fields[key];
    if (field === undefined) return [];
    const show = field.show ?? plain;
    const text = (row: Row | null) => (row === null ? null : show(row[key]));
    const change = { field: field.label, before: text(before), after: text(after) };
    return change.before === change.after ? [] : [change];
  });
}

const plain = (value: unknown): string | null => (value === null || value === '' ? null : String(value));

export const yesOrNo = (value: boolean): string => (value ? 'sì' : 'no');
