import { COLLAPSED_ROWS, hasPoints, type PrerenderData, type PrerenderRow } from '@vetta/contract/prerender';
import { siteTexts } from '@vetta/contract/site-texts';
import type { Standing } from '@vetta/contract/standings';
import type { PublicState } from '@vetta/league/public-state/public-state';
import { italianMonth, lastDay, monthOf, romeDay } from '@vetta/league/time/rome';

const integer = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });
const dayLabel = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
});

/** What the server knows about a page's first view. The document carries it, too. */
export interface FirstView extends Pick<PublicState, 'leaderboard' | 'site'> {
  /** The seconds since this was last known to be current: above 0 while the database is away. */
  readonly age: number;
}

/** Returns what the HTML of a page with the board shows at `now`. */
export function prerenderData(
  { leaderboard: board, site }: Omit<FirstView, 'age'>,
  now: Temporal.Instant,
): PrerenderData {
  const rows = hasPoints(board) ? board.entries : [];
  const leader = rows[0]?.total ?? 0;
  const hidden = rows.length - COLLAPSED_ROWS;
  return {
    ...monthOn(now),
    month: board.month,
    updated: board.updatedAt === null ? '' : updatedLabel(Temporal.Instant.from(board.updatedAt), now),
    state: board.state,
    entries: rows.slice(0, COLLAPSED_ROWS).map((standing) => rowOf(standing, leader)),
    count: rows.length === 0 ? '' : integer.format(rows.length),
    hidden: hidden > 0 ? integer.format(hidden) : '',
    launch: Temporal.Instant.compare(now, site.contest.launchAt) < 0 ? 'ahead' : 'past',
    texts: { ...siteTexts, ...site.texts },
  };
}

function monthOn(now: Temporal.Instant) {
  const today = romeDay(now);
  const month = monthOf(today);
  const day = Number(today.slice(-2));
  const days = Number(lastDay(month).slice(-2));
  return {
    monthName: italianMonth(month).replace(/ \d+$/, ''),
    year: month.slice(0, 4),
    day: String(day),
    days: String(days),
    monthShare: String(Math.round((day / days) * 100)),
  };
}

/** Returns `alle 18:42`, with the day if it was not today. */
function updatedLabel(at: Temporal.Instant, now: Temporal.Instant): string {
  const day = romeDay(at);
  const time = `alle ${clock.format(at.epochMilliseconds)}`;
  return day === romeDay(now) ? time : `${dayLabel.format(new Date(`${day}T00:00:00Z`))} ${time}`;
}

const TIERS = ['gold', 'silver', 'bronze'] as const;

function rowOf(standing: Standing, leader: number): PrerenderRow {
  const { position, playerId, name, total, score, bonus, movement, tie, notEligible, provisional } = standing;
  return {
    position: String(position),
    playerId,
    name,
    total: integer.format(total),
    score: integer.format(score),
    bonus: integer.format(bonus),
    share: String(shareOf(total, leader)),
    tier: TIERS[position - 1] ?? '',
    movement: movement === null ? '' : movement > 0 ? 'up' : movement < 0 ? 'down' : 'same',
    places: movement === null ? '' : integer.format(Math.abs(movement)),
    tie: tie ?? '',
    notEligible: notEligible ?? '',
    provisional: provisional ? 'yes' : '',
  };
}

/** Returns a total in hundredths of the leader's, 0 to 100 with one decimal. */
function shareOf(total: number, leader: number): number {
  if (leader <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, total / leader)) * 1000) / 10;
}
