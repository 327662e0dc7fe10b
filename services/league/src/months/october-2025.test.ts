import { beforeEach, describe, expect, test } from 'vitest';
import { type ExpectedMonth, expected, sorted, tracker } from '../../testing/october-2025.ts';
import { useOffice } from '../../testing/office.ts';
import { closeUpTo } from '../closes/close.ts';
import { closeActivities } from '../closes/close-activities.ts';
import { importTracker } from '../imports/import-tracker.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import { lockedTransaction } from '../standings/lock.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { daysBetween } from '../time/rome.ts';

const office = useOffice();
// The morning of 3 November: October's last close and its grace are over.
const now = Temporal.Instant.from('2025-11-03T09:00:00+01:00');

async function october(): Promise<ExpectedMonth> {
  const { entries } = await getLeaderboard(office.db, nowOf(now), '2025-10');
  return {
    standings: entries.map(({ position, name, score, bonus, total }) => ({
      position,
      name,
      score,
      bonus,
      total,
    })),
    awards: await rows(
      office.db,
      `select p.name, t.bonus_key as "bonusKey", b.week_start as "weekStartDate", b.date_earned as "dateEarned"
      from player_bonuses b join players p on p.id = b.player_id join bonus_types t on t.id = b.bonus_type_id
      where b.settled_at is not null and not b.manually_assigned`,
    ),
  };
}

const upTo = (day: string) =>
  closeUpTo(
    closeActivities(office.db, () => now),
    day,
  );

/** Three ways to the same month: its last day alone, each day by itself, or the missed days at once. */
const ways = [
  { way: 'closing only the 31st', close: () => office.close('2025-10-31') },
  {
    way: 'closing every day in order',
    close: async () => {
      for (const day of daysBetween('2025-10-01', '2025-10-31')) await office.close(day);
    },
  },
  { way: 'closing the missed days up to the 31st', close: () => upTo('2025-10-31') },
];

describe.each(ways)('October 2025, $way', ({ close }) => {
  beforeEach(async () => {
    office.at('2025-11-03T09:00');
    await lockedTransaction(office.db, (trx) => importTracker(trx, tracker, nowOf(now)));
  });

  test('has the expected standings before any close, after its last, and when final', async () => {
    expect(sorted(await october())).toEqual(sorted(expected.beforeAnyClose));
    await close();
    expect(sorted(await october())).toEqual(sorted(expected['afterCloseOf2025-10-31']));
    await upTo('2025-11-02');
    expect(sorted(await october())).toEqual(sorted(expected.final));
    expect((await office.board('2025-10')).state).toBe('final');
  });
});
