import { type AdminChallenge, type Counted, NewChallenge } from '@vetta/contract/challenges';
import type { ScoringChange } from '@vetta/contract/scoring';
import { type Day, Id, type Month } from '@vetta/contract/values';
import { z } from 'zod';
import { failure } from '../failure.ts';
import { plainRows } from '../plain-rows.ts';
import { fieldsOf } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** What one person made in the days of a sfida. */
export interface Part extends Record<Counted, number> {
  readonly side: number;
  readonly playerId: string;
  readonly name: string;
  /** Whether the person takes part: not who was disqualified in each of its months, left before it, or joined after it. */
  readonly counts: boolean;
}

/** Where a side stands. */
export interface SideStanding {
  readonly counting: number;
  /** Null where it may not be shown. */
  readonly value: number | null;
  /** What decides between equal values: appointments done and set, then calls; nothing where these may not be known. */
  readonly ties: readonly number[];
  readonly reachedOn: Day | null;
  /** By person, what a value other than points is made of. */
  readonly made: Readonly<Record<string, number>>;
}

/** What everybody has made of a sfida, and where its sides stand. */
export interface Computed {
  readonly sides: readonly SideStanding[];
  readonly parts: readonly Part[];
  /** What points are computed with, by month; bonuses by their ids. */
  readonly values: Readonly<
    Record<Month, { readonly scoring: ScoringChange; readonly bonuses: Readonly<Record<string, number>> }>
  >;
}

/** As the last close found it; a final one also has what it was computed with. */
type Shown = Pick<Computed, 'sides'> & { readonly asOf: Day } & Partial<Computed>;

/** A sfida as it is stored: its fields are the columns. */
const StoredChallenge = NewChallenge.extend({
  id: Id,
  shown: z.custom<Shown | null>(),
  finalisedAt: z.custom<string | null>(),
  rebuilds: z.custom<AdminChallenge['rebuilds']>(),
});
export type StoredChallenge = z.output<typeof StoredChallenge>;

export const UnknownChallenge = failure('unknown_challenge', 404, () => 'Questa sfida non esiste più');

type Written = Partial<Omit<NewChallenge, 'sides'>> & { readonly sides?: string };

/** The sfide, the newest first. Their sides are written as JSON. */
export const stored = plainRows<typeof StoredChallenge, Written, Written>({
  table: 'challenges',
  by: 'id',
  row: StoredChallenge,
  order: 'id desc',
  unknown: UnknownChallenge,
});

const REMOVED = `select ${fieldsOf(StoredChallenge)} from audit_rows,
  jsonb_populate_recordset(cast(null as challenges), removed) where table_name = 'challenges'`;

/** Whether a sum was ever told of a sfida. */
export const isTold = ({ shown }: Pick<StoredChallenge, 'shown'>): boolean =>
  shown?.sides.some(({ value, made }) => value !== null || Object.keys(made).length > 0) ?? false;

/**
 * Returns the others that sum the same as a sfida, on one of its days, of one of its people, also those that were removed once a sum
 * was told: what two of them tell together would name what one person did.
 */
export async function rivalsOf(
  db: Database,
  { counted, firstDay, lastDay, sides, id }: NewChallenge & Partial<Pick<StoredChallenge, 'id'>>,
): Promise<StoredChallenge[]> {
  if (counted === 'points') return [];
  const removed = (await rows<StoredChallenge>(db, REMOVED)).filter(isTold);
  const listed = sides.flatMap(({ people }) => people ?? []);
  const isEverybody = sides.some(({ people }) => people === null);
  return [...(await stored.list(db)), ...removed].filter(
    (one) =>
      one.id !== id &&
      one.counted === counted &&
      one.firstDay <= lastDay &&
      one.lastDay >= firstDay &&
      (isEverybody ||
        one.sides.some(({ people }) => people?.some((person) => listed.includes(person)) ?? true)),
  );
}
