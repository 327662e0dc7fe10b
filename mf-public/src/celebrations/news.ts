import type { Leaderboard, Standing } from '@vetta/contract/standings';
import type { SeenBoard } from './seen-board.ts';

export interface NewBonus {
  readonly playerId: string;
  readonly name: string;
  /** The bonus points that came since. */
  readonly points: number;
}

/** What happened between two answers of the leaderboard. */
export interface News {
  /** Who climbed to a place at the top, and whom they passed: null if naming them would point at the last one. */
  readonly overtake: { readonly climber: Standing; readonly passed: Standing | null } | null;
  /** The most points first. */
  readonly bonuses: readonly NewBonus[];
}

/** The places whose overtakes are celebrated. */
const TOP = 5;

function overtakeOf({ rows }: SeenBoard, entries: readonly Standing[]): News['overtake'] {
  const before = ({ playerId }: Standing) => rows[playerId]?.position ?? Number.POSITIVE_INFINITY;
  for (const climber of entries.slice(0, TOP)) {
    const old = before(climber);
    if (climber.total <= 0 || old === Number.POSITIVE_INFINITY || old <= climber.position) continue;
    const behind = entries.filter((one) => one.position > climber.position);
    const passed = behind.find((one) => one.total > 0 && before(one) < old);
    // Without anyone passed, somebody above has left the league.
    if (passed) return { climber, passed: passed === entries.at(-1) ? null : passed };
  }
  return null;
}

function bonusesOf({ rows }: SeenBoard, entries: readonly Standing[]): NewBonus[] {
  return entries
    .map(({ playerId, name, bonus }) => ({
      playerId,
      name,
      points: bonus - (rows[playerId]?.bonus ?? bonus),
    }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points);
}

/** Returns what there is to celebrate in a board since another one was seen; null if nothing. */
export function newsSince(seen: SeenBoard | null, { period, state, entries }: Leaderboard): News | null {
  if (seen?.period !== period || state !== 'open') return null;
  const overtake = overtakeOf(seen, entries);
  const bonuses = bonusesOf(seen, entries);
  return overtake || bonuses.length > 0 ? { overtake, bonuses } : null;
}
