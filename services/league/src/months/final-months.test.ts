import { expect, test } from 'vitest';
import { useLeague } from '../../testing/league.ts';
import { listAwards } from '../bonuses/list-awards.ts';
import { closeOneDay } from '../closes/close-one-day.ts';
import { recordEntry } from '../entries/record-entry.ts';
import { addPlayer } from '../players/add-player.ts';
import { lockedTransaction } from '../standings/lock.ts';
import { nowOf } from '../time/now.ts';

const league = useLeague();

test('a month after a final one earns its bonuses and becomes final too', async () => {
  const clock = () => Temporal.Instant.from('2025-12-10T09:00:00+01:00');
  const newPlayer = { name: 'Anna', position: 0, score: 0, bonus: 0, total: 0 };
  const calls = { rings: 101, apptSet: 0, apptDone: 0, alignment: false };
  await lockedTransaction(league.db, async (trx) => {
    const now = nowOf(clock());
    const { after: anna } = await addPlayer(trx, newPlayer, now);
    for (const date of ['2025-10-15', '2025-11-12']) {
      // On that evening: in December, October would be before the league's first day.
      const evening = nowOf(Temporal.Instant.from(`${date}T18:00:00+01:00`));
      await recordEntry(trx, { playerId: anna.id, date, ...calls }, evening);
    }
  });

  const october = await closeOneDay(league.db, clock, '2025-11-02');
  expect(october).toMatchObject({ report: { finalised: ['2025-10'] } });
  const november = await closeOneDay(league.db, clock, '2025-12-02');
  expect(november).toMatchObject({ report: { awarded: 1, settled: 1, finalised: ['2025-11'] } });
  expect((await listAwards(league.db)).map(({ dateEarned }) => dateEarned).sort()).toEqual([
    '2025-10-15',
    '2025-11-12',
  ]);
});
