import { type AdminChallenge, type Counted, NewChallenge } from '@vetta/contract/challenges';
import type { ScoringChange } from '@vetta/contract/scoring';
import { type Day, Id, type Month } from '@vetta/contract/values';
import { z } from 'zod';
import { failure } from '../failure.ts';
import { rowCommands } from '../row-commands.ts';

/** What one person made in the days of a sfida. */
export interface Part extends Record<Counted, number> {
  readonly side: number;
  readonly playerId: string;
  readonly name: string;
  /** Whether the person takes part: not who was disqualified in each of its months, or, without numbers, left before it or joined after it. */
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
