import { reportScheduler } from '@vetta/league/closes/scheduler-status';
import { clockStartingAt } from '@vetta/league/time/clock';
import { recordBackup, recordBackupFailure } from '@vetta/office/dashboard/backup-status';
import { expect, test } from 'vitest';
import { testApi, useApi } from '../../testing/api.ts';
import { testScreen } from '../../testing/screens.ts';

const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T10:00:00Z')) });

/** Returns the values of a scrape, by name and labels as written. */
async function scrape(): Promise<Map<string, number>> {
  const { status, headers, body } = await api.ask('GET /metrics', { key: null });
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines: string[] = body.split('\n').filter((line: string) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}

test('requests are counted by call and status, ahead of Koa and in it', async () => {
  const before = await scrape();
  const player = '0199f7a2-5c00-7000-8000-000000000001';
  await api.ask('GET /api/leaderboard');
  await api.ask('GET /api/leaderboard?month=2025-10');
  await api.ask('GET /api/leaderboard?month=x');
  await api.ask(`GET /api/admin/players/${player}/entry-dates`);
  await api.ask('GET /anything/at/all?name=Anna');
  const after = await scrape();
  const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const requests = 'vetta_http_requests_total';
  expect(more(`${requests}{method="GET",route="/api/leaderboard",status="200"}`)).toBe(2);
  expect(more(`${requests}{method="GET",route="/api/leaderboard",status="400"}`)).toBe(1);
  expect(more(`${requests}{method="GET",route="/api/admin/players/{id}/entry-dates",status="404"}`)).toBe(1);
  expect(more(`${requests}{method="GET",route="none",status="404"}`)).toBe(1);
  expect(more('vetta_http_request_duration_seconds_count{method="GET",route="/api/leaderboard"}')).toBe(3);
});

test('the screens that beat are counted', async () => {
  expect((await scrape()).get('vetta_connected_kiosks')).toBe(0);
  const screen = testScreen(api);
  await screen.beat();
  await screen.beat();
  expect((await scrape()).get('vetta_connected_kiosks')).toBe(1);
  await api.database.raw("update screens set beat_at = beat_at - interval '3 minutes'");
  expect((await scrape()).get('vetta_connected_kiosks')).toBe(0);
});

test('only errors of the server count as errors', async () => {
  await api.database.raw('alter table game_rules rename to mislaid');
  await api.ask('GET /api/admin/rules');
  await api.database.raw('alter table mislaid rename to game_rules');
  expect((await scrape()).get('vetta_http_errors_total{method="GET",route="/api/admin/rules"}')).toBe(1);
});

test("the metrics have the standings' age, the last closed day and the pending awards", async () => {
  expect((await scrape()).has('vetta_last_closed_day_timestamp_seconds')).toBe(false);
  const { body: player } = await api.ask('POST /api/admin/players', { body: { name: 'Anna' } });
  const { body: types } = await api.ask('GET /api/admin/bonus-types');
  const week = { weekStartDate: '2025-10-20', dateEarned: '2025-10-21', manuallyAssigned: true };
  await api.ask('POST /api/admin/player-bonuses', {
    body: { playerId: player.id, bonusTypeId: types[0].id, ...week },
  });
  await api.database.raw(`insert into closed_days (date, scheduled_for, ran_at, met_entries, report)
    values ('2025-10-20', now(), now(), true, '{}'), ('2025-10-21', now(), now(), true, '{}')`);

  const values = await scrape();
  expect(values.get('vetta_standings_age_seconds')).toBe(0);
  expect(values.get('vetta_pending_awards')).toBe(1);
  const closed = values.get('vetta_last_closed_day_timestamp_seconds') ?? 0;
  expect(new Date(closed * 1_000).toISOString()).toBe('2025-10-21T21:59:00.000Z');
});

test('the metrics have what the back office says of the scheduler, of days that wait and of backups', async () => {
  const values = async () => {
    const scraped = await scrape();
    return ['scheduler_active', 'missed_days', 'close_late', 'backup_failures'].map((name) =>
      scraped.get(`vetta_${name}`),
    );
  };
  await api.database.raw('truncate closed_days, failing_close, player_bonuses');
  expect(await values()).toEqual([0, 0, 0, 0]);
  expect((await scrape()).has('vetta_backup_last_timestamp_seconds')).toBe(false);
  const nextRun = Temporal.Instant.from('2025-10-22T21:59:00Z');
  await reportScheduler(api.database, { runner: 'in-process', nextRun, paused: false });
  const { body: player } = await api.ask('POST /api/admin/players', { body: { name: 'Bruno' } });
  await api.ask('POST /api/admin/entries', { body: { playerId: player.id, date: '2025-10-20', rings: 1 } });
  await api.database.raw("update entries set recorded_at = '2025-10-20T20:00+02'");
  await recordBackupFailure(api.database);
  expect(await values()).toEqual([1, 2, 1, 1]);

  const madeAt = Temporal.Instant.from('2025-10-22T22:00:05Z');
  await recordBackup(api.database, { day: '2025-10-22', file: 'vetta.tar.gz', bytes: 3e9, madeAt });
  expect(await values()).toEqual([1, 2, 1, 0]);
  const scraped = await scrape();
  expect(scraped.get('vetta_backup_last_size_bytes')).toBe(3e9);
  expect(scraped.get('vetta_backup_last_timestamp_seconds')).toBe(madeAt.epochMilliseconds / 1_000);
});

test('the metrics are for direct clients: what comes through a proxy finds no such address', async () => {
  const trusted = await testApi({ trustedProxies: ['127.0.0.1'] });
  for (const header of ['X-Forwarded-For', 'Forwarded', 'Via']) {
    for (const server of [trusted, api]) {
      const through = await server.ask('GET /metrics', { headers: { [header]: '192.0.2.1' } });
      expect([through.status, through.body], header).toEqual([404, { error: 'Questo indirizzo non esiste' }]);
    }
  }
  // On the proxy's own machine.
  expect((await trusted.ask('GET /metrics', { key: null })).status).toBe(200);
  await trusted.close();
});

test('no metric names a person', async () => {
  await api.ask('GET /api/players/Anna/receipt');
  await api.ask('GET /Anna');
  const { body } = await api.ask('GET /metrics', { key: null });
  expect(body).not.toContain('Anna');
});

test('the metrics have the memory of the process and the lag of its event loop', async () => {
  const values = await scrape();
  expect(values.get('process_resident_memory_bytes')).toBeGreaterThan(30e6);
  expect(values.get('nodejs_heap_size_used_bytes')).toBeGreaterThan(10e6);
  expect(values.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
});
