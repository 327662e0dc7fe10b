import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { useLeague } from '@vetta/league/testing/league';
import { clockStartingAt, systemClock } from '@vetta/league/time/clock';
import { expect, test } from 'vitest';
import { capturedLog } from '../testing/captured-log.ts';
import { type SchedulerOptions, startScheduler } from './start.ts';

const league = useLeague();

async function startWith({ temporal, clock: start }: Partial<SchedulerOptions['settings']>) {
  const clock = start ? clockStartingAt(start) : systemClock;
  return startScheduler({
    settings: { temporal, clock: start },
    database: league.db,
    clock,
    log: capturedLog().log,
  });
}

/** No server listens at this address. */
const unreachable = { address: '127.0.0.1:1', namespace: 'ufficio', apiKey: undefined, tls: undefined };

test('without a Temporal address, this process closes the days', async () => {
  const scheduler = await startWith({});
  expect(scheduler.description).toBe(
    'Days are closed at 23:59 (Europe/Rome) in this process: no address of a Temporal server is set',
  );
  await expect.poll(() => getSchedulerStatus(league.db, systemClock())).toMatchObject({ isActive: true });
  await scheduler.close();
});

test('with CLOCK set, this process closes the days even if there is a Temporal address', async () => {
  const scheduler = await startWith({
    clock: Temporal.Instant.from('2026-10-25T23:58:00+01:00'),
    temporal: unreachable,
  });
  expect(scheduler.description).toBe(
    'Days are closed at 23:59 (Europe/Rome) in this process: CLOCK is set, and Temporal keeps its own time',
  );
  await expect
    .poll(() => getSchedulerStatus(league.db, systemClock()))
    .toMatchObject({ nextRun: '2026-10-25T22:59:00.000Z', isActive: true });
  await scheduler.close();
});

test('with the address of an unreachable Temporal it starts, and says that Temporal is not reachable yet', async () => {
  const scheduler = await startWith({ temporal: unreachable });
  expect(scheduler.description).toBe(
    'Days are closed at 23:59 (Europe/Rome) by Temporal at 127.0.0.1:1, namespace ufficio; not reachable yet: days wait and are closed when it is back',
  );
  await scheduler.close();
});
