import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  changedInWords,
  type Fields,
  fieldChanges,
  fieldsOf,
  formValues,
  textField,
  valueField,
  yesOrNoField,
} from './fields.ts';

interface Row {
  readonly title: string;
  readonly order: number;
  readonly note: string | null;
  readonly isActive: boolean;
  readonly updatedAt: string;
}
const fields: Fields<Row> = {
  title: textField('Titolo'),
  order: valueField('Ordine', String),
  note: textField('Nota'),
  isActive: yesOrNoField('Attiva', { yes: 'Attiva', no: 'Inattiva' }),
};
const row: Row = { title: 'Chi vince?', order: 3, note: null, isActive: true, updatedAt: '18:42' };

test('a form begins with the row, or with what its call takes by default; a text without a value is empty', () => {
  const shape = { title: z.string(), order: z.int().nullish(), note: z.string().nullish() };
  const added = z.object({ ...shape, isActive: z.boolean().default(true) });
  expect(formValues(added, fields, row)).toEqual({ title: 'Chi vince?', order: 3, note: '', isActive: true });
  expect(formValues(added, fields, null)).toEqual({ title: '', order: null, note: '', isActive: true });
});

test('says what another admin changed, as it is now', () => {
  expect(changedInWords(fields, row, { ...row, title: 'Chi perde?', order: 0 })).toBe(
    'Titolo «Chi perde?», Ordine 0',
  );
  expect(changedInWords(fields, { ...row, note: 'Vecchia' }, { ...row, isActive: false })).toBe(
    'senza nota, Inattiva',
  );
});

test('says the fields that a resource names in the same words', () => {
  const labels = {
    title: 'Titolo',
    order: 'Ordine',
    note: 'Nota',
    isActive: ['Attiva', 'Inattiva'],
  } as const;
  const now = { ...row, title: 'Chi perde?', order: 0, isActive: false };
  expect(changedInWords<Row>(fieldsOf(labels), null, now)).toBe(changedInWords(fields, null, now));
  expect(fieldChanges<Row>(fieldsOf(labels), row, now)).toEqual(fieldChanges(fields, row, now));
});

test('does not mention equal fields, or fields without words', () => {
  expect(changedInWords(fields, row, { ...row, updatedAt: '18:43' })).toBe('');
});

test('says each field of a row that is new to the form', () => {
  expect(changedInWords(fields, null, row)).toBe('Titolo «Chi vince?», Ordine 3, senza nota, Attiva');
});

test('lists the fields that changed, before and after, by their names in a sentence', () => {
  expect(fieldChanges(fields, row, { ...row, order: 4, isActive: false, updatedAt: '18:43' })).toEqual([
    { field: 'ordine', before: '3', after: '4' },
    { field: 'attiva', before: 'sì', after: 'no' },
  ]);
});

test('a row that did not exist has no values before', () => {
  expect(fieldChanges(fields, null, { ...row, order: 4 })).toEqual([
    { field: 'titolo', before: null, after: 'Chi vince?' },
    { field: 'ordine', before: null, after: '4' },
    { field: 'attiva', before: null, after: 'sì' },
  ]);
});
