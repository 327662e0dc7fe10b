import { formatPoints } from '@vetta/contract/client/formats';
import { Appointments, type Entry, originOf, Rings } from '@vetta/contract/entries';
import { z } from 'zod';
import { amount } from '../audit/words/enumeration.ts';
import { type Fields, valueField, yesOrNoField } from '../kit/fields/fields.ts';

/** An entry's numbers in words. */
export const entryFields = {
  rings: valueField('Chiamate', formatPoints),
  apptSet: valueField('App. Fissati', formatPoints, 'appuntamenti fissati'),
  apptDone: valueField('App. Conclusi', formatPoints, 'appuntamenti conclusi'),
  alignment: yesOrNoField('Allineamento', {
    yes: 'allineamento raggiunto',
    no: 'allineamento non raggiunto',
  }),
} satisfies Fields<Entry>;

/** Returns an entry's numbers as an Italian enumeration. */
export const numbersInWords = ({ rings, apptSet, apptDone, alignment, absent }: Entry): string =>
  absent
    ? 'assente'
    : [
        amount(rings, 'chiamata', 'chiamate'),
        amount(apptSet, 'appuntamento fissato', 'appuntamenti fissati'),
        amount(apptDone, 'concluso', 'conclusi'),
        entryFields.alignment.tell(alignment),
      ].join(', ');

/** Returns whether two entries have the same numbers. */
export const sameNumbers = (one: Entry, other: Entry | undefined): boolean =>
  one.rings === other?.rings &&
  one.apptSet === other.apptSet &&
  one.apptDone === other.apptDone &&
  one.alignment === other.alignment &&
  one.absent === other.absent;

/** What the dialog checks; the date comes from the page, and an absence has a button of its own. */
export const EntryForm = z.object({
  playerId: z.guid('Scegli un partecipante'),
  rings: Rings.optional(),
  apptSet: Appointments.optional(),
  apptDone: Appointments.optional(),
  alignment: z.boolean(),
});
export type EntryValues = z.input<typeof EntryForm>;
export type EntryOutput = z.output<typeof EntryForm>;

/** Returns the form's initial values: the entry's numbers; one that nobody wrote and no source counts is empty. */
export function entryValues(playerId: string, entry: Entry | undefined) {
  const stored = (field: 'rings' | 'apptSet' | 'apptDone') =>
    entry && originOf(entry, field) ? entry[field] : undefined;
  return {
    playerId,
    rings: stored('rings'),
    apptSet: stored('apptSet'),
    apptDone: stored('apptDone'),
    alignment: entry?.alignment ?? false,
  };
}

/** Returns the numbers that differ from those that the form began with; an emptied one is as it was. */
export const typedNumbers = (
  typed: Omit<EntryOutput, 'playerId'>,
  first: ReturnType<typeof entryValues>,
): Partial<EntryOutput> =>
  Object.fromEntries(
    (['rings', 'apptSet', 'apptDone', 'alignment'] as const)
      .filter((field) => typed[field] !== undefined && typed[field] !== first[field])
      .map((field) => [field, typed[field]]),
  );
