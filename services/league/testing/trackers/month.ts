import type { Day } from '@vetta/contract/values';
import { between, randomFrom } from '../../src/demo/random.ts';

/** The numbers of a person and a day. */
export interface MonthEntry {
  readonly person: Person;
  readonly date: Day;
  readonly rings: number;
  readonly apptSet: number;
  readonly apptDone: number;
  readonly alignment: boolean;
  readonly absent?: true;
}

/** A person, with the name in its parts: a sheet writes them in one column or in two. */
export interface Person {
  readonly first: string;
  readonly last: string;
}

/** The day on which the sheets are read: the month's last days are in the future. */
export const TODAY = '2026-11-25';

/** Names that sheets spell in several ways; no two of them are near. All can be written in Windows-1252. */
export const PEOPLE: readonly Person[] = [
  ['Niccolò', 'D’Àvila'],
  ['Chiara', 'D’Angelo'],
  ['Zoë', 'Dell’Orto'],
  ['Carla', 'Somma'],
  ['Maria Grazia', 'Lo Verde'],
  ['Anna-Maria', 'Rossi'],
  ['Òscar', 'Però'],
  ['José', 'Muñoz'],
  ['Ugo', 'Dé'],
].map(([first = '', last = '']) => ({ first, last }));

export const nameOf = ({ first, last }: Person): string => `${first} ${last}`;

/** The entries of one month up to today: with zeros, with numbers above a thousand, with people who are away. */
export const ENTRIES: readonly MonthEntry[] = entriesOf(randomFrom(20_261_101));

/** The days on which people were away, of the same month. */
export const ABSENCES: readonly MonthEntry[] = [...new Set(ENTRIES.map(({ date }) => date))].flatMap((date) =>
  PEOPLE.filter((person) => !ENTRIES.some((entry) => entry.date === date && entry.person === person)).map(
    (person) => ({ person, date, rings: 0, apptSet: 0, apptDone: 0, alignment: false, absent: true }),
  ),
);

function entriesOf(random: () => number): MonthEntry[] {
  const dates = Array.from({ length: 25 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);
  const working = dates.filter((date) => Temporal.PlainDate.from(date).dayOfWeek < 6);
  return working.flatMap((date) =>
    PEOPLE.filter(() => random() < 0.9).map((person) => ({
      person,
      date,
      rings: random() < 0.1 ? between(random, 1_000, 9_999) : between(random, 0, 130),
      apptSet: random() < 0.05 ? 1_000 : between(random, 0, 6),
      apptDone: between(random, 0, 3),
      alignment: random() < 0.7,
    })),
  );
}
