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

/** Whether a sum of a sfida was ever published. */
export const isPublished = ({ shown }: Pick<StoredChallenge, 'shown'>): boolean =>
  shown?.sides.some(({ value, made }) => value !== null || Object.keys(made).length > 0) ?? false;

type Summed = NewChallenge & Partial<Pick<StoredChallenge, 'id'>>;

/** Everybody, and all sfide by their ids, also removed ones of which a sum was published. */
export interface Overview {
  readonly players: readonly {
    readonly id: string;
    readonly joinedOn: Day;
    readonly archivedOn: Day | null;
  }[];
  readonly challenges: Map<string, StoredChallenge>;
}

export async function readOverview(db: Database): Promise<Overview> {
  const players = 'select id, joined_on as "joinedOn", archived_on as "archivedOn" from players';
  const removed = (await rows<StoredChallenge>(db, REMOVED)).filter(isPublished);
  const challenges = [...removed, ...(await stored.list(db))].map((one) => [one.id, one] as const);
  return { players: await rows(db, players), challenges: new Map(challenges) };
}

/**
 * Returns the sfide whose sums, subtracted from those of a sfida, would reveal what one or two people did: those that count the same, on
 * one of its days, of one of its people. Returns none if everybody stands on the same sides as two others do. Ignores people who left
 * before the sfida or joined after it.
 */
export function rivalsOf({ players, challenges }: Overview, challenge: Summed): StoredChallenge[] {
  const { counted, firstDay, lastDay, id } = challenge;
  if (counted === 'points') return [];
  const there = players.filter(
    ({ joinedOn, archivedOn }) => joinedOn <= lastDay && (archivedOn ?? firstDay) >= firstDay,
  );
  const peopleOf = (one: Summed) =>
    one.sides.map(({ people }) => {
      const on = there.filter(
        (player) => people?.includes(player.id) ?? (player.archivedOn ?? one.firstDay) >= one.firstDay,
      );
      return new Set(on.map((player) => player.id));
    });
  const own = peopleOf(challenge);
  const others = [...challenges.values()].filter(
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
