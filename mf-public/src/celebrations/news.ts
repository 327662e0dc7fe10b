import { mayHaveHonours } from '@vetta/contract/honours';
import type { Receipt } from '@vetta/contract/receipts';
import { addDays } from '@vetta/contract/rome-time';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { type SeenBoard, seenOf } from './seen-board.ts';

export interface NewBonus {
  readonly playerId: string;
  readonly name: string;
  /** The bonus points gained since the last leaderboard seen. */
  readonly points: number;
}

/** What happened between two answers of the leaderboard. */
export interface News {
  /**
   * Who climbed into the top five, and whom they passed; `passed` is null if that player is now last, so that the page does not
   * shame them.
   */
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
    if (!mayHaveHonours(climber) || old === Number.POSITIVE_INFINITY || old <= climber.position) continue;
    if (climber.total <= (rows[climber.playerId]?.total ?? Number.POSITIVE_INFINITY)) continue;
    const behind = entries.filter((one) => one.position > climber.position);
    // Only of who rose above what the other had: after a correction of the other's numbers nobody has climbed.
    const passed = behind.find(
      (one) =>
        one.total > 0 &&
        before(one) < old &&
        climber.total >= (rows[one.playerId]?.total ?? Number.POSITIVE_INFINITY),
    );
    // If nobody was passed, a player above left the board or lost all points.
    if (passed) return { climber, passed: passed === entries.at(-1) ? null : passed };
  }
  return null;
}

function bonusesOf({ rows }: SeenBoard, entries: readonly Standing[]): NewBonus[] {
  return entries
    .filter(({ notEligible }) => notEligible !== 'disqualified')
    .map(({ playerId, name, bonus }) => ({
      playerId,
      name,
      points: bonus - (rows[playerId]?.bonus ?? bonus),
    }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
}

/**
 * Returns what to celebrate in this leaderboard, compared with the one seen last. Null if there is nothing, if none was seen, if
 * that one was of another month, or if the month is not open.
 */
export function newsSince(seen: SeenBoard | null, { period, state, entries }: Leaderboard): News | null {
  if (seen?.period !== period || state !== 'open') return null;
  const overtake = overtakeOf(seen, entries);
  const bonuses = bonusesOf(seen, entries);
  return overtake || bonuses.length > 0 ? { overtake, bonuses } : null;
}

/** How long an overtake stands before it is celebrated, in milliseconds: a mistyped number is corrected by then. */
const STANDS = 2 * 60_000;

/**
 * Returns what to celebrate now, and the board to compare with at the next look. An overtake that has not stood yet waits: the board from
 * before it is kept.
 */
export function lookAt(
  seen: SeenBoard | null,
  board: Leaderboard,
  now: number,
): { readonly news: News | null; readonly next: SeenBoard } {
  const news = newsSince(seen, board);
  const next = seenOf(board);
  if (seen === null || !news?.overtake) return { news, next };
  const climber = news.overtake.climber.playerId;
  const waiting = seen.waiting?.climber === climber ? seen.waiting : { climber, since: now };
  if (now - waiting.since >= STANDS) return { news, next };
  const rows = Object.entries(next.rows).flatMap(([id, { bonus }]) => {
    const before = seen.rows[id];
    return before ? [[id, { ...before, bonus }] as const] : [];
  });
  return {
    news: news.bonuses.length > 0 ? { ...news, overtake: null } : null,
    next: { ...next, rows: Object.fromEntries(rows), waiting },
  };
}

/**
 * Returns the bonuses of the week that has just been settled, `Call Beast, First Timer`; `''` on another evening: a bonus that is
 * named before the close of its Sunday tells a day's numbers (docs/rules.md, «Privacy»).
 */
export const newlyNamed = ({ bonuses, thisWeek }: Receipt, today: string): string =>
  thisWeek === null || thisWeek.since < today
    ? ''
    : bonuses
        .filter(({ weekStartDate }) => weekStartDate === addDays(thisWeek.since, -7))
        .map(({ name }) => name)
        .join(', ');
