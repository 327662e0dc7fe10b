import { parsedUrl } from '@vetta/contract/parsed-url';
import { NewSource, type Source } from '@vetta/contract/sources';
import { z } from 'zod';
import { type Fields, textField, valueField, yesOrNoField } from '../kit/fields/fields.ts';

/** A source's fields in words. */
export const sourceFields = {
  name: textField('Nome'),
  host: textField('Da dove'),
  everyMinutes: valueField<number>('Ogni quanti minuti', (minutes) => `ogni ${minutes} minuti`),
  from: valueField<string>('Dalle', (time) => time),
  to: valueField<string>('Alle', (time) => time),
  paused: yesOrNoField('In pausa', { yes: 'in pausa', no: 'attiva' }),
} satisfies Fields<Source>;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Scrivi ore e minuti, per esempio 18:30');

/**
 * What the dialog checks. The address is typed anew or stays: it is a secret, of which only the host is known. Whether it may be fetched,
 * the server says.
 */
export const SourceForm = z
  .object({
    name: z.string().trim().min(1, 'Il nome è obbligatorio').pipe(NewSource.shape.name),
    url: z.string().trim(),
    /** Empty for a new source. */
    host: z.string(),
    everyMinutes: z
      .int('Da 5 a 1.440 minuti')
      .min(5, 'Da 5 a 1.440 minuti')
      .max(1_440, 'Da 5 a 1.440 minuti'),
    from: time,
    to: time,
  })
  .refine(({ url, host }) => (url === '' ? host !== '' : parsedUrl(url) !== null), {
    path: ['url'],
    error: 'Incolla l’indirizzo intero, che comincia con https://',
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'Deve venire dopo la prima ora' })
  .transform(({ host: _, url, ...fields }) => ({ ...fields, ...(url !== '' && { url }) }));
export type SourceValues = z.input<typeof SourceForm>;
export type SourceBody = z.output<typeof SourceForm>;

/** Returns the form's values of a source, and of a new one. */
export const valuesOf = (source: Source | null): SourceValues => ({
  name: source?.name ?? '',
  url: '',
  host: source?.host ?? '',
  everyMinutes: source?.everyMinutes ?? 15,
  from: source?.from ?? '17:00',
  to: source?.to ?? '23:45',
});
