import { text } from '@vetta/contract/values';
import { z } from 'zod';

/** The causes of the rules (docs/rules.md, «Eligibility»), and one for the admin's own words. */
export const causes = [
  { id: 'numbers', label: 'Numeri falsificati nel tracker' },
  { id: 'averages', label: 'Scostamento anomalo dai KPI medi' },
  { id: 'sabotage', label: 'Statistiche degli altri sabotate' },
  { id: 'other', label: 'Altro motivo' },
] as const;

const ids = causes.map(({ id }) => id);

/** The dialog's fields. With a cause and a colon the words stay within the 500 characters that the server takes. */
export const ReasonFields = z
  .object({ cause: z.enum(ids, 'Scegli una causa'), words: text(0, 400) })
  .refine(({ cause, words }) => cause !== 'other' || words !== '', {
    path: ['words'],
    message: 'Campo obbligatorio',
  });
type ReasonOutput = z.output<typeof ReasonFields>;

/** Returns the reason as it is recorded: `Numeri falsificati nel tracker: 300 chiamate in un’ora`. */
export function reasonInWords({ cause, words }: ReasonOutput): string {
  if (cause === 'other') return words;
  const label = causes.find(({ id }) => id === cause)?.label ?? '';
  return words === '' ? label : `${label}: ${words}`;
}
