import { formatPoints } from './client/formats.ts';
import type { Leaderboard, Standing } from './standings.ts';

/** Rows that the public board shows before it is expanded (spec section 9). */
export const COLLAPSED_ROWS = 5;

/** One row as a template shows it: texts as they are read, and flags for what differs between rows. */
export interface FirstRow {
  readonly position: string;
  readonly name: string;
  readonly total: string;
  readonly score: string;
  readonly bonus: string;
  /** The row's total in hundredths of the leader's, 0 to 100: the length of its altitude line. */
  readonly share: string;
  readonly podium: boolean;
  readonly gold: boolean;
  readonly silver: boolean;
  readonly bronze: boolean;
  /** The first row behind the podium: the separator stands before it. */
  readonly afterPodium: boolean;
  readonly up: boolean;
  readonly down: boolean;
  /** Neither gained nor lost since the month's last close. */
  readonly same: boolean;
  /** Places gained or lost, without a sign. */
  readonly places: string;
}

/** What a route's first view may show: the slots of its template. */
export interface FirstView {
  /** `novembre 2026` */
  readonly month: string;
  /** The first rows; none while nobody has a point this month. */
  readonly entries: readonly FirstRow[];
  /** Whether there are more rows than are shown. */
  readonly more: boolean;
  /** How many take part. */
  readonly count: string;
}

/** A month without any points shows the empty state, whoever is enrolled. */
export const hasPoints = ({ entries }: Pick<Leaderboard, 'entries'>): boolean =>
  entries.some(({ total }) => total !== 0);

/** A total in hundredths of the leader's, 0 to 100 with one decimal. */
export function altitude(total: number, leader: number): number {
  if (leader <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, total / leader)) * 1000) / 10;
}

function firstRow({ position, name, total, score, bonus, movement }: Standing, leader: number): FirstRow {
  return {
    position: String(position),
    name,
    total: formatPoints(total),
    score: formatPoints(score),
    bonus: formatPoints(bonus),
    share: String(altitude(total, leader)),
    podium: position <= 3,
    gold: position === 1,
    silver: position === 2,
    bronze: position === 3,
    afterPodium: position === 4,
    up: movement !== null && movement > 0,
    down: movement !== null && movement < 0,
    same: movement === 0,
    places: formatPoints(Math.abs(movement ?? 0)),
  };
}

export function firstView(board: Leaderboard): FirstView {
  const shown = hasPoints(board) ? board.entries : [];
  const leader = shown[0]?.total ?? 0;
  return {
    month: board.month,
    entries: shown.slice(0, COLLAPSED_ROWS).map((entry) => firstRow(entry, leader)),
    more: shown.length > COLLAPSED_ROWS,
    count: formatPoints(shown.length),
  };
}
