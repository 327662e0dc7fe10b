import { useLeague } from '@vetta/league/testing/league';
import { clockStartingAt } from '@vetta/league/time/clock';
import { expect, test } from 'vitest';
import { capturedLog } from '../testing/captured-log.ts';
import { importSampleEntries } from '../testing/sample-entries.ts';
import { startScheduler } from './start.ts';

const league = useLeague();

test('a close that fails because of a value is logged without it, whatever the database quotes', async () => {
  await importSampleEntries(league.db, ['2025-10-24']);
  // The first quotes a name as a value of the wrong type; the second quotes a row.
  await league.db.raw(`
    create function quote_name() returns trigger language plpgsql as $$ begin
      perform (select name from players where id = new.player_id)::int; return new;
    end $$;
    create trigger quotes before insert on player_bonuses for each row execute function quote_name();
    alter table scheduler_reports add constraint refused check (next_run is null)`);
  const { log, lines, messages } = capturedLog();
  const start = Temporal.Instant.from('2025-10-25T09:00:00+02:00');
  const scheduler = await startScheduler({
    settings: { temporal: undefined, clock: start },
    database: league.db,
    clock: clockStartingAt(start),
    log,
  });
  const soon = { timeout: 10_000, interval: 50 };
  await expect
    .poll(() => messages, soon)
    .toContain('The close of 2025-10-24 failed, and is tried again in 1 s');
  await expect
    .poll(() => messages, soon)
    .toContainEqual(expect.stringMatching(/^The scheduler shows as inactive: /));
  await scheduler.close();

  const logged = lines.join('');
  expect(logged).toContain('A value was refused: 22P02');
  expect(logged).toContain('violates check constraint');
  for (const quoted of ['Anna', 'Bruno', 'Carla', '2025-10-25T21:59', '2025-10-25 21:59'])
    expect(logged).not.toContain(quoted);
});
