import { formatClock, formatDay, formatMonth, formatPoints } from './client/formats.ts';
import { daysInMonth, monthOf, romeDay } from './client/rome-time.ts';
import { type RowView, rowView } from './row-view.ts';
import type { Leaderboard } from './standings.ts';

/** Rows that the public board shows before it is expanded (spec section 2). */
export const COLLAPSED_ROWS = 5;

/** Where the month stands today. */
export interface MonthView {
  /** `novembre` */
  readonly monthName: string;
  readonly year: string;
  /** `21`, of `days` */
  readonly day: string;
  readonly days: string;
  /** How much of the month has come, in hundredths: 70 on the 21st of 30 days. */
  readonly monthShare: string;
}

/** Since when the standings are what they are, and whether they may still change. */
export interface FreshnessView {
  /** Whether any standing ever changed; then `updated` says when. */
  readonly changed: boolean;
  /** `alle 18:42`, with the day where it was not today. */
  readonly updated: string;
  readonly open: boolean;
  readonly grace: boolean;
  readonly final: boolean;
}

/** What a route's first view may show: the slots of its template. */
export interface FirstView extends MonthView, FreshnessView {
  /** `novembre 2026`: the board's month. */
  readonly month: string;
  /** Whether anybody has a point this month. */
  readonly started: boolean;
  /** The first rows; none while nobody has a point this month. */
  readonly entries: readonly RowView[];
  /** Whether there are more rows than are shown. */
  readonly more: boolean;
  /** How many take part. */
  readonly count: string;
}

/** A month without any points shows the empty state, whoever is enrolled. */
export const hasPoints = ({ entries }: Pick<Leaderboard, 'entries'>): boolean =>
  entries.some(({ total }) => total !== 0);

export function monthView(now: Date): MonthView {
  const today = romeDay(now);
  const month = monthOf(today);
  const day = Number(today.slice(8));
  const days = daysInMonth(month);
  return {
    monthName: formatMonth(month).replace(/ \d+$/, ''),
    year: month.slice(0, 4),
    day: String(day),
    days: String(days),
    monthShare: String(Math.min(100, Math.round((day / days) * 100))),
  };
}

function updated(at: string | null, now: Date): string {
  if (at === null) return '';
  const day = romeDay(new Date(at));
  const clock = `alle ${formatClock(new Date(at))}`;
  return day === romeDay(now) ? clock : `${formatDay(day)} ${clock}`;
}

export const freshnessView = ({ updatedAt, state }: Leaderboard, now: Date): FreshnessView => ({
  changed: updatedAt !== null,
  updated: updated(updatedAt, now),
  open: state === 'open',
  grace: state === 'grace',
  final: state === 'final',
});

/** The public page's first screen, as the HTML shows it before any script has run. `now` is the server's time. */
export function firstView(board: Leaderboard, now: Date): FirstView {
  const shown = hasPoints(board) ? board.entries : [];
  const leader = shown[0]?.total ?? 0;
  return {
    ...monthView(now),
    ...freshnessView(board, now),
    month: board.month,
    started: shown.length > 0,
    entries: shown.slice(0, COLLAPSED_ROWS).map((entry) => rowView(entry, leader)),
    more: shown.length > COLLAPSED_ROWS,
    count: formatPoints(shown.length),
  };
}
