import type { MonthDetail } from '@vetta/contract/months';
import type { Standing } from '@vetta/contract/standings';

type Ranking = Pick<MonthDetail, 'entries'>;

/** A player's row that a rebuild changes; null where there was or will be none. */
export interface StandingChange {
  readonly playerId: string;
  readonly name: string;
  readonly before: Standing | null;
  readonly after: Standing | null;
}

/** Returns the rows that differ in position, points or why they win no prizes, in the new order; rows that disappear come last. */
export function standingChanges(before: Ranking, after: Ranking): StandingChange[] {
  const stored = new Map(before.entries.map((standing) => [standing.playerId, standing]));
  const listed = new Set(after.entries.map(({ playerId }) => playerId));
  const changed = after.entries.flatMap((now): StandingChange[] => {
    const was = stored.get(now.playerId) ?? null;
    return was !== null && isSame(was, now) ? [] : [{ ...identity(now), before: was, after: now }];
  });
  const gone = before.entries.filter(({ playerId }) => !listed.has(playerId));
  return [...changed, ...gone.map((was) => ({ ...identity(was), before: was, after: null }))];
}

const identity = ({ playerId, name }: Standing) => ({ playerId, name });

const isSame = (one: Standing, other: Standing): boolean =>
  one.position === other.position &&
  one.score === other.score &&
  one.bonus === other.bonus &&
  one.total === other.total &&
  one.notEligible === other.notEligible;
