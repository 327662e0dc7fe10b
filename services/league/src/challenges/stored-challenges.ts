import { type AdminChallenge, type Counted, FEWEST_FOR_SUMS, NewChallenge } from '@vetta/contract/challenges';
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

type Summed = NewChallenge & Partial<Pick<StoredChallenge, 'id'>>;

/**
 * Returns the others with which a sfida would tell of one or two people by a difference of sums: those that count the same on one of
 * its days, of one of its people, also removed ones of which a sum was told. None, if all who stand on the same sides are three or more.
 * Who left before it, or came after it, hides nobody.
 */
export async function rivalsOf(db: Database, challenge: Summed): Promise<StoredChallenge[]> {
  const { counted, firstDay, lastDay, id } = challenge;
  if (counted === 'points') return [];
  const players = await rows<{ id: string; archivedOn: Day | null }>(
    db,
    `select id, archived_on as "archivedOn" from players
    where joined_on <= :lastDay and coalesce(archived_on >= :firstDay, true)`,
    { firstDay, lastDay },
  );
  const peopleOf = (one: Summed) =>
    one.sides.map(({ people }) => {
      const on = players.filter(
        (player) => people?.includes(player.id) ?? (player.archivedOn ?? one.firstDay) >= one.firstDay,
      );
      return new Set(on.map((player) => player.id));
    });
  const own = peopleOf(challenge);
  const removed = (await rows<StoredChallenge>(db, REMOVED)).filter(isTold);
  const others = [...(await stored.list(db)), ...removed].filter(
    (one) =>
      one.id !== id &&
      one.counted === counted &&
      one.firstDay <= lastDay &&
      one.lastDay >= firstDay &&
      peopleOf(one).some((side) => own.some((other) => !side.isDisjointFrom(other))),
  );
  const sides = [...own, ...others.flatMap(peopleOf)];
  const groups = Map.groupBy(new Set(sides.flatMap((side) => [...side])), (person) =>
    sides.map((side) => side.has(person)).join(),
  );
  return [...groups.values()].every(({ length }) => length >= FEWEST_FOR_SUMS) ? [] : others;
}
