import { challengeView } from '@vetta/contract/challenge-view';
import type { Challenge } from '@vetta/contract/challenges';
import { challengesOnPage } from '@vetta/contract/challenges-on-page';
import type { MediaHosts } from '@vetta/contract/content-policy';
import type { Draws } from '@vetta/contract/draws';
import { filledTexts } from '@vetta/contract/filled-texts';
import { groupsOf } from '@vetta/contract/groups';
import { firstBehindPodium, metalOf, nextAbove } from '@vetta/contract/honours';
import { formatClock, formatDay, formatDayOfMonth } from '@vetta/contract/italian-dates';
import { italianInteger } from '@vetta/contract/italian-integer';
import { monthName } from '@vetta/contract/month-name';
import type { MonthDetail, MonthSummary } from '@vetta/contract/months';
import {
  COLLAPSED_ROWS,
  hasPoints,
  isProvisional,
  monthShare,
  type PrerenderBelow,
  type PrerenderData,
} from '@vetta/contract/prerender';
import { prerenderRow } from '@vetta/contract/prerender-row';
import { siteTexts } from '@vetta/contract/site-texts';
import type { Leaderboard } from '@vetta/contract/standings';
import type { PublicState } from '@vetta/league/public-state/public-state';
import { italianMonth, lastDay, monthOf, romeDay } from '@vetta/league/time/rome';
import { prerenderBelow, prerenderMonthBefore } from './prerender-below.ts';

/** The data of a page when it is sent. The prerender shows it, and the document carries it for the scripts. */
export interface PageData extends Pick<PublicState, 'leaderboard' | 'site' | 'scoring'> {
  /** What no snapshot has; undefined while it is not known, as after a start without the database. */
  readonly more: MorePageData | undefined;
  /** The servers of others whose pictures and films are stored. */
  readonly media: MediaHosts;
  /** The seconds since this was last known to be current: above 0 while the database is away. */
  readonly age: number;
}

/** What the page shows of the months besides the standings. */
export interface MorePageData {
  readonly months: readonly MonthSummary[];
  /** What the board's month has besides its standings. */
  readonly month: Omit<MonthDetail, keyof Leaderboard>;
  readonly draws: Draws;
  /** The month before, until the board's has points. */
  readonly before?: { readonly month: MonthDetail; readonly draws: Draws };
  /** The sfide that stand on the page; absent without any. */
  readonly challenges?: readonly Challenge[];
}

/** The day's clock and when this was known, which no state has. */
type Clock = Pick<PrerenderBelow, 'hours' | 'minutes' | 'seconds' | 'passed'> & Pick<PrerenderData, 'known'>;

/** Returns what the HTML of a page with the board shows at `now`, with this clock of the day. */
export const prerenderData = (
  data: PageData,
  now: Temporal.Instant,
  { known, ...clock }: Clock,
): PrerenderData => ({
  ...boardData(data, now),
  known,
  // What is known of the months may be older than the board by a moment.
  ...(data.more?.before &&
    !hasPoints(data.leaderboard) && {
      before: prerenderMonthBefore(data.more.before, data.leaderboard.month),
    }),
  below: {
    ...clock,
    ...prerenderBelow({
      site: data.site,
      scoring: data.scoring,
      prizes: data.leaderboard.prizes,
      months: data.more?.months,
      prizePool: data.more?.month.prizePool,
      draws: data.more?.draws,
      challenges: challengesOnPage(data.more?.challenges ?? [], romeDay(now)).map((challenge) =>
        challengeView(challenge, romeDay(now)),
      ),
    }),
  },
});

/** Returns what the HTML shows of the board and above it, which is all that a wall's shows. */
export function boardData(
  { leaderboard: board, site }: Pick<PageData, 'leaderboard' | 'site'>,
  now: Temporal.Instant,
): Omit<PrerenderData, 'known'> {
  const rows = hasPoints(board) ? board.entries : [];
  const groups = groupsOf(rows);
  const leader = rows[0]?.total ?? 0;
  const hidden = rows.length - COLLAPSED_ROWS;
  const views = rows.map((standing) =>
    prerenderRow(
      standing,
      leader,
      metalOf(rows, standing.playerId),
      standing === firstBehindPodium(rows),
      nextAbove(rows, standing.playerId),
    ),
  );
  return {
    ...monthOn(now),
    month: board.month,
    updated: board.updatedAt === null ? '' : momentLabel(Temporal.Instant.from(board.updatedAt), now),
    state: board.state,
    isProvisional: isProvisional(board),
    entries: views.slice(0, COLLAPSED_ROWS),
    others: views.slice(COLLAPSED_ROWS),
    count: rows.length === 0 ? '' : italianInteger(rows.length),
    hidden: hidden > 0 ? italianInteger(hidden) : '',
    groups,
    roles: groups.length > 0 ? 'yes' : '',
    launch: Temporal.Instant.compare(now, site.contest.launchAt) < 0 ? 'ahead' : 'past',
    texts: filledTexts(
      { ...siteTexts, ...site.texts },
      {
        start: formatDayOfMonth(site.contest.start).split(' ')[0] ?? '',
        end: formatDayOfMonth(site.contest.end),
        threshold: site.contest.lotteryThreshold,
      },
    ),
  };
}

function monthOn(now: Temporal.Instant) {
  const today = romeDay(now);
  const month = monthOf(today);
  const day = Number(today.slice(-2));
  const days = Number(lastDay(month).slice(-2));
  return {
    monthName: monthName(italianMonth(month)),
    year: month.slice(0, 4),
    day: String(day),
    days: String(days),
    monthShare: String(monthShare(day, days)),
  };
}

/** Returns `alle 18:42`, with the day if it was not today. */
export function momentLabel(at: Temporal.Instant, now: Temporal.Instant): string {
  const day = romeDay(at);
  const time = `alle ${formatClock(new Date(at.epochMilliseconds))}`;
  return day === romeDay(now) ? time : `${formatDay(day)} ${time}`;
}
