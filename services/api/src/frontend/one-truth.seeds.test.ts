import { podiumOf } from '@vetta/contract/honours';
import { italianInteger } from '@vetta/contract/italian-integer';
import type { MonthSummary } from '@vetta/contract/months';
import type { Receipt } from '@vetta/contract/receipts';
import type { Leaderboard } from '@vetta/contract/standings';
import { getLeaderboard } from '@vetta/league/standings/leaderboard';
import { playStep } from '@vetta/league/testing/histories/play-step';
import { playedLeague } from '@vetta/league/testing/histories/played-league';
import { randomHistories } from '@vetta/league/testing/histories/random-days';
import { randomRuns } from '@vetta/league/testing/histories/random-runs';
import { nowOf } from '@vetta/league/time/now';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { boardData } from './prerender-data.ts';

const { seed, numRuns } = randomRuns('One truth in all answers');
const totals = ({ entries }: Pick<Leaderboard, 'entries'>) =>
  entries.map(({ playerId, total }) => `${playerId} ${total}`);
const START = Temporal.ZonedDateTime.from('2025-10-20T10:00[Europe/Rome]');

test.each(randomHistories(seed, numRuns))(
  'after any history %# board, receipts, months, exports and the page without scripts say the same',
  {
    timeout: 3_600_000,
  },
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
        // The api hears of a change a moment later.
        const stored = totals(await getLeaderboard(api.database, nowOf(league.now)));
        await expect.poll(async () => totals(await get('/api/leaderboard'))).toEqual(stored);
        const board: Leaderboard = await get('/api/leaderboard');
        for (const { playerId, total } of board.entries) {
          const receipt: Receipt = await get(`/api/players/${playerId}/receipt`);
          const { lines, bonuses, adjustments, thisWeek } = receipt;
          const parts = [...lines, ...bonuses, ...adjustments, thisWeek ?? { points: 0 }];
          expect([receipt.total, parts.reduce((sum, { points }) => sum + points, 0)]).toEqual([total, total]);
        }
        expect(totals(await get(`/api/months/${board.period}`))).toEqual(totals(board));
        const months: MonthSummary[] = await get('/api/months');
        const own = months.find(({ month }) => month === board.period);
        const podium = podiumOf(board.entries).map(({ playerId }) => playerId);
        if (own) expect(own.podium.map(({ playerId }) => playerId)).toEqual(podium);
        const csv: string = await get('/api/admin/exports/standings.csv');
        expect(csv.trim().split(/\r?\n/)).toHaveLength(board.entries.length + 1);
        const { entries } = boardData({ leaderboard: board, site: await get('/api/site') }, league.now);
        const shown = board.entries.slice(0, entries.length).map(({ total }) => italianInteger(total));
        expect(entries.map(({ total }) => total)).toEqual(shown);
      }
    } finally {
      await api.close();
    }
  },
);
