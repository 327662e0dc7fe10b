import { parsedUrl } from '@vetta/contract/parsed-url';
import { NewSource, type Source } from '@vetta/contract/sources';
import { z } from 'zod';
import { type Fields, textField, valueField, yesOrNoField } from '../fields/fields.ts';

/** A source's fields in words. */
export const sourceFields = {
  name: textField('Nome'),
  url: textField('Indirizzo'),
  everyMinutes: valueField<number>('Ogni quanti minuti', (minutes) => `ogni ${minutes} minuti`),
  from: valueField<string>('Dalle', (time) => time),
  to: valueField<string>('Alle', (time) => time),
  paused: yesOrNoField('In pausa', { yes: 'in pausa', no: 'attiva' }),
} satisfies Fields<Source>;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Scrivi ore e minuti, per esempio 18:30');

/** What the dialog checks. Whether the address may be fetched, the server says. */
export const SourceForm = z
  .object({
    name: z.string().trim().min(1, 'Il nome è obbligatorio').pipe(NewSource.shape.name),
    url: z
      .string()
      .trim()
      .refine((url) => parsedUrl(url) !== null, 'Incolla l’indirizzo intero, che comincia con https://'),
    everyMinutes: z
      .int('Da 5 a 1.440 minuti')
      .min(5, 'Da 5 a 1.440 minuti')
      .max(1_440, 'Da 5 a 1.440 minuti'),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Deve venire dopo la prima ora' });
export type SourceValues = z.input<typeof SourceForm>;

/** Returns the form's values of a source, and of a new one. */
export const valuesOf = (source: Source | null): SourceValues => ({
  name: source?.name ?? '',
  url: source?.url ?? '',
  everyMinutes: source?.everyMinutes ?? 15,
  from: source?.from ?? '17:00',
  to: source?.to ?? '23:45',
});
