import { getSchedulerStatus } from '@vetta/league/dashboard/scheduler-status';
import { EnvironmentError, readEnvironment } from '@vetta/league/environment';
import { useLeague } from '@vetta/league/testing/league';
import { clockStartingAt, systemClock } from '@vetta/league/time/clock';
import { expect, test } from 'vitest';
import { startScheduler } from './start.ts';
import { heardLog } from './testing/heard-log.ts';

const league = useLeague();

async function startWith(env: Record<string, string>) {
  const settings = readEnvironment(env);
  const clock = settings.clock ? clockStartingAt(settings.clock) : systemClock;
  return startScheduler({ settings, database: league.db, clock, log: heardLog().log });
}

test('without the address of a Temporal, days are closed in this process', async () => {
  const scheduler = await startWith({});
  expect(scheduler.how).toBe(
    'Days are closed at 23:59 (Europe/Rome) in this process: no address of a Temporal server is set',
  );
  await expect.poll(() => getSchedulerStatus(league.db)).toMatchObject({ isActive: true });
  await scheduler.close();
});

test('with a clock of its own it does not ask a Temporal, which keeps its own time', async () => {
  const scheduler = await startWith({ CLOCK: '2026-10-25T23:58:00+01:00', TEMPORAL_ADDRESS: '127.0.0.1:1' });
  expect(scheduler.how).toBe(
    'Days are closed at 23:59 (Europe/Rome) in this process: CLOCK is set, and Temporal keeps its own time',
  );
  await expect
    .poll(() => getSchedulerStatus(league.db))
    .toMatchObject({ nextRun: '2026-10-25T22:59:00.000Z', isActive: true });
  await scheduler.close();
});

test('with the address of a Temporal it starts and says so, though nobody answers there', async () => {
  const scheduler = await startWith({ TEMPORAL_ADDRESS: '127.0.0.1:1', TEMPORAL_NAMESPACE: 'ufficio' });
  expect(scheduler.how).toBe(
    'Days are closed at 23:59 (Europe/Rome) by Temporal at 127.0.0.1:1, namespace ufficio; not reachable yet: days wait and are closed when it is back',
  );
  await scheduler.close();
});

test('a certificate that cannot be read stops the start, by its name', async () => {
  const env = {
    TEMPORAL_ADDRESS: '127.0.0.1:1',
    TEMPORAL_TLS_CERT: '/no/cert.pem',
    TEMPORAL_TLS_KEY: '/no/key.pem',
  };
  await expect(startWith(env)).rejects.toThrow(
    new EnvironmentError(
      'TEMPORAL_TLS_CERT: expected the path of a PEM file that can be read, got "/no/cert.pem".',
    ),
  );
});
