import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { getLeaderboard } from '../standings/leaderboard.ts';
import { rows } from '../store/rows.ts';
import { useLeague } from '../testing/league.ts';
import { momentOf } from '../time/moment.ts';
import { importTracker } from '../tracker/import-tracker.ts';
import { closeOneDay } from './close-one-day.ts';

const Moment = z.object({
  standings: z.array(
    z.object({ position: z.int(), name: z.string(), score: z.int(), bonus: z.int(), total: z.int() }),
  ),
  awards: z.array(
    z.object({ name: z.string(), bonusKey: z.string(), weekStartDate: z.string(), dateEarned: z.string() }),
  ),
});
const Expected = z.object({
  beforeAnyClose: Moment,
  'afterCloseOf2025-10-31': Moment,
  final: Moment,
});

const data = new URL('../../../../e2e/data/', import.meta.url);
const expected = Expected.parse(
  JSON.parse(await readFile(new URL('ottobre-2025.expected.json', data), 'utf8')),
);
const tracker = await readFile(new URL('ottobre-2025.csv', data), 'utf8');

const league = useLeague();
// The morning of 3 November: October's last close and its grace are over.
const clock = () => Temporal.Instant.from('2025-11-03T09:00:00+01:00');

async function october(): Promise<z.output<typeof Moment>> {
  const { entries } = await getLeaderboard(league.db, momentOf(clock()), '2025-10');
  return {
    standings: entries.map(({ position, name, score, bonus, total }) => ({
      position,
      name,
      score,
      bonus,
      total,
    })),
    awards: await rows(
      league.db,
      `select p.name, t.bonus_key as "bonusKey", b.week_start as "weekStartDate", b.date_earned as "dateEarned"
      from player_bonuses b join players p on p.id = b.player_id join bonus_types t on t.id = b.bonus_type_id
      where b.settled_at is not null and not b.manually_assigned`,
    ),
  };
}

const sorted = ({ standings, awards }: z.output<typeof Moment>) => ({
  standings,
  awards: awards.map((award) => JSON.stringify(award, Object.keys(award).sort())).sort(),
});

test('October 2025 has the expected standings before any close, after its last, and when final', async () => {
  await league.db.transaction((trx) => importTracker(trx, tracker, momentOf(clock())));
  expect(sorted(await october())).toEqual(sorted(expected.beforeAnyClose));

  await closeOneDay(league.db, clock, '2025-10-31');
  expect(sorted(await october())).toEqual(sorted(expected['afterCloseOf2025-10-31']));

  await closeOneDay(league.db, clock, '2025-11-01');
  await closeOneDay(league.db, clock, '2025-11-02');
  expect(sorted(await october())).toEqual(sorted(expected.final));
  expect((await getLeaderboard(league.db, momentOf(clock()), '2025-10')).state).toBe('final');
});
