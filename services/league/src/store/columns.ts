import type { z } from 'zod';

/** Returns the column of a field of the contract: `imageUrl` is in `image_url`. */
export const columnOf = (field: string): string =>
  field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** SQL by field, of those that are not a column as it is. */
type Otherwise = Readonly<Record<string, string>>;

const eachField = (
  { shape }: z.ZodObject,
  otherwise: Otherwise,
  said: (field: string, sql: string) => string,
) =>
  Object.keys(shape)
    .map((field) => said(field, otherwise[field] ?? `"${columnOf(field)}"`))
    .join(', ');

/** Returns SQL that selects the fields of a row as the contract has them. */
export const fieldsOf = (row: z.ZodObject, otherwise: Otherwise = {}): string =>
  eachField(row, otherwise, (field, sql) => `${sql} as "${field}"`);

/** Returns SQL of these fields as one JSON object. */
export const jsonOf = (row: z.ZodObject, otherwise: Otherwise = {}): string =>
  `jsonb_build_object(${eachField(row, otherwise, (field, sql) => `'${field}', ${sql}`)})`;
