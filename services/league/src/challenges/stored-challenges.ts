import { type AdminChallenge, type Counted, FEWEST_FOR_SUMS, NewChallenge } from '@vetta/contract/challenges';
import type { ScoringChange } from '@vetta/contract/scoring';
import { type Day, Id, type Month } from '@vetta/contract/values';
import { z } from 'zod';
import { failure } from '../failure.ts';
import { rowCommands } from '../row-commands.ts';
import { fieldsOf } from '../store/columns.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import { addDays, monthOf } from '../time/rome.ts';

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
  /** The last day that was told, though numbers of it may wait; null before. */
  readonly asOf: Day | null;
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

type Written = Partial<Omit<NewChallenge, 'sides'>> &
  Partial<Readonly<Record<'sides' | 'shown' | 'rebuilds' | 'finalisedAt', string>>>;

/** The sfide, the newest first. What is no column's value is written as JSON. */
export const stored = rowCommands<typeof StoredChallenge, Written, Written>({
  table: 'challenges',
  by: 'id',
  row: StoredChallenge,
  order: 'id desc',
  unknown: UnknownChallenge,
});

const REMOVED = `select ${fieldsOf(StoredChallenge)} from audit_rows,
  jsonb_populate_recordset(cast(null as challenges), removed) where table_name = 'challenges'`;

/** Whether a sum of a sfida was ever published. */
const isPublished = ({ shown }: Pick<StoredChallenge, 'shown'>): boolean =>
  shown?.sides.some(({ value, made }) => value !== null || Object.keys(made).length > 0) ?? false;

type Summed = NewChallenge & Partial<Pick<StoredChallenge, 'id'>>;

/** Everybody, and all sfide, also removed ones of which a sum was published. */
export interface Overview {
  readonly players: readonly {
    readonly id: string;
    readonly joinedOn: Day;
    readonly archivedOn: Day | null;
    readonly disqualifiedIn: readonly Month[];
  }[];
  readonly challenges: readonly StoredChallenge[];
}

export async function readOverview(db: Database): Promise<Overview> {
  const removed = (await rows<StoredChallenge>(db, REMOVED)).filter(isPublished);
  return { players: await rows(db, PLAYERS), challenges: [...(await stored.list(db)), ...removed] };
}

const NEVER = '9999-12-31';

const PLAYERS = `
  select id, joined_on as "joinedOn", archived_on as "archivedOn", array(
    select to_char(d.month, 'YYYY-MM') from disqualifications d where d.player_id = p.id) as "disqualifiedIn"
  from players p`;

/**
 * Returns whether the sums of a sfida, by a difference with those of others that count the same, would reveal what one or two people did
 * on a day: of everybody who counts on it, fewer than three stand on the same sides of all sfide that share people.
 */
export function revealsPeople({ players, challenges }: Overview, challenge: Summed): boolean {
  const { id, counted, firstDay, lastDay } = challenge;
  const others = challenges.filter((one) => one.id !== id && one.counted === counted);
  if (counted === 'points' || others.length === 0) return false;
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    const counting = players.filter(
      ({ archivedOn, disqualifiedIn }) =>
        (archivedOn ?? day) >= day && !disqualifiedIn.includes(monthOf(day)),
    );
    const joinedOn = new Map(counting.map((player) => [player.id, player.joinedOn]));
    const sides = [challenge, ...others]
      .filter((one) => one.firstDay <= day && day <= one.lastDay)
      .flatMap((one) =>
        one.sides.map(({ people }) => ({ people: people ?? [...joinedOn.keys()], to: one.lastDay })),
      )
      .map(({ people, to }) => new Set(people.filter((person) => (joinedOn.get(person) ?? NEVER) <= to)));
    for (const own of sides.slice(0, challenge.sides.length)) {
      const compared = new Set([own]);
      // Also with those that have people in common with these, which the loop meets in turn.
      for (const one of compared)
        for (const other of sides) if (!one.isDisjointFrom(other)) compared.add(other);
      const people = new Set([...compared].flatMap((side) => [...side]));
      const groups = Map.groupBy(people, (person) => [...compared].map((side) => side.has(person)).join());
      const fewest = Math.min(...[...groups.values()].map(({ length }) => length));
      if (compared.size > 1 && fewest < FEWEST_FOR_SUMS) return true;
    }
  }
  return false;
}
