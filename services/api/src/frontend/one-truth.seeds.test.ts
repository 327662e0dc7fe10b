import { metalOf } from '@vetta/contract/honours';
import { italianInteger } from '@vetta/contract/italian-integer';
import type { MonthDetail, MonthSummary } from '@vetta/contract/months';
import type { PrerenderRow } from '@vetta/contract/prerender';
import { prerenderRow } from '@vetta/contract/prerender-row';
import type { Receipt } from '@vetta/contract/receipts';
import type { Leaderboard } from '@vetta/contract/standings';
import { playStep } from '@vetta/league/testing/histories/play-step';
import { playedLeague } from '@vetta/league/testing/histories/played-league';
import { randomHistories } from '@vetta/league/testing/histories/random-days';
import { randomRuns } from '@vetta/league/testing/histories/random-runs';
import { dayOf, monthOfDay } from '@vetta/league/testing/oracle/days';
import { standings } from '@vetta/league/testing/oracle/standings';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { boardData } from './prerender-data.ts';

const { seed, numRuns } = randomRuns('One truth in all answers');
const START = Temporal.ZonedDateTime.from('2025-10-20T10:00[Europe/Rome]');

type Told = Pick<PrerenderRow, 'position' | 'name' | 'score' | 'bonus' | 'total' | 'tier' | 'notEligible'>;

/** Returns what the rules say of a month's rows (docs/rules.md, «Order»): the first three with points who are not disqualified have a metal. */
function toldOf(rows: ReturnType<typeof standings>): Told[] {
  const metals = ['gold', 'silver', 'bronze'] as const;
  let given = 0;
  return rows.map(({ position, name, score, bonus, total, notEligible }) => ({
    ...{ position: String(position), name, notEligible: notEligible ?? '' },
    ...{ score: italianInteger(score), bonus: italianInteger(bonus), total: italianInteger(total) },
    tier: total > 0 && notEligible !== 'disqualified' ? (metals[given++] ?? '') : '',
  }));
}

const shownIn = ({ position, name, score, bonus, total, tier, notEligible }: PrerenderRow): Told => ({
  ...{ position, name, score, bonus, total, tier, notEligible },
});

/** Returns the rows of a board that is shown whole, as the printed page and a printed month show it. */
const printed = ({ entries }: Pick<Leaderboard, 'entries'>): Told[] =>
  entries.map((row) => shownIn(prerenderRow(row, entries[0]?.total ?? 0, metalOf(entries, row.playerId))));

test.each(randomHistories(seed, numRuns))(
  'after any history %# board, receipts, months, print and the page without scripts say what the oracle says',
  { timeout: 3_600_000 },
  async (...steps) => {
    let now = () => START.toInstant();
    const api = await testApi({ clock: () => now() });
    const get = async (path: string) => (await api.ask(`GET ${path}`)).body;
    try {
      const league = await playedLeague(api.database, START);
      now = () => league.now;
      for (const [index, step] of steps.entries()) {
        await playStep(league, step);
        if (index % 10 !== 9) continue;
        const current = monthOfDay(dayOf(league.now));
        const rowsIn = (month: string) => standings(league.model, month, current);
        const rows = rowsIn(current);
        // The api hears of a change a moment later.
        await expect
          .poll(async () => (await get('/api/leaderboard')).entries, { timeout: 10_000 })
          .toEqual(rows);
        const board: Leaderboard = await get('/api/leaderboard');
        expect(board.period).toBe(current);
        for (const { playerId, total } of rows) {
          const receipt: Receipt = await get(`/api/players/${playerId}/receipt`);
          const { lines, bonuses, adjustments, thisWeek } = receipt;
          const parts = [...lines, ...bonuses, ...adjustments, thisWeek ?? { points: 0 }];
          expect([receipt.total, parts.reduce((sum, { points }) => sum + points, 0)]).toEqual([total, total]);
        }
        const html = boardData({ leaderboard: board, site: await get('/api/site') }, league.now);
        const isShown = rows.some(({ total }) => total !== 0);
        expect([...html.entries, ...html.others].map(shownIn)).toEqual(isShown ? toldOf(rows) : []);
        expect(html.count).toBe(isShown ? italianInteger(rows.length) : '');

        const months: MonthSummary[] = await get('/api/months');
        for (const { month, podium } of months) {
          const told = toldOf(rowsIn(month));
          const detail: MonthDetail = await get(`/api/months/${month}`);
          expect(printed(detail), month).toEqual(told);
          const inRace = rowsIn(month).filter(({ notEligible }) => notEligible !== 'disqualified');
          expect(podium.map(({ playerId }) => playerId)).toEqual(
            inRace.slice(0, 3).map(({ playerId }) => playerId),
          );
        }
      }
    } finally {
      await api.close();
    }
  },
);
