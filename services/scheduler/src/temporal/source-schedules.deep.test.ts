import { addSource, changeSource, removeSource } from '@vetta/league/sources/sources';
import { useLeague } from '@vetta/league/testing/league';
import { systemClock } from '@vetta/league/time/clock';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { capturedLog } from '../../testing/captured-log.ts';
import { freshNamespace, type TemporalNamespace } from '../../testing/temporal-namespace.ts';
import { temporalServer } from '../../testing/temporal-server.ts';
import { type Scheduler, startScheduler } from '../start.ts';

const Described = z.object({
  schedule: z.object({
    spec: z.object({ timezoneName: z.string(), structuredCalendar: z.array(z.unknown()) }),
    state: z.object({ paused: z.boolean().default(false) }),
  }),
});

const server = temporalServer();

describe.skipIf(!server)('a source on a Temporal server', () => {
  const league = useLeague();
  let temporal: TemporalNamespace;
  let scheduler: Scheduler | undefined;
  const fetched: string[] = [];

  beforeAll(async () => {
    if (server) temporal = await freshNamespace(server);
  });
  afterAll(async () => {
    await scheduler?.close();
    await temporal?.close();
  });

  const described = async (id: string) =>
    Described.parse(
      JSON.parse(await temporal.cli('schedule', 'describe', '-s', `vetta-source-${id}`, '-o', 'json')),
    ).schedule;
  const soon = { timeout: 60_000, interval: 500 };

  test('has a schedule of its own, which follows its changes and goes with it', async () => {
    const source = await league.db.transaction((trx) =>
      addSource(trx, {
        name: 'Foglio nord',
        host: 'example.com',
        sealed: 'v1.x',
        everyMinutes: 30,
        from: '18:00',
        to: '19:30',
        paused: false,
        options: {},
      }),
    );
    const { id } = source.after;
    scheduler = await startScheduler({
      settings: { temporal: temporal.settings, clock: undefined },
      database: league.db,
      clock: systemClock,
      log: capturedLog().log,
      async runSource(given) {
        fetched.push(given);
      },
    });
    await vi.waitFor(async () => {
      const { spec, state } = await described(id);
      expect(spec.timezoneName).toBe('Europe/Rome');
      expect(spec.structuredCalendar).toMatchObject([
        { hour: [{ start: 18 }], minute: [{}, { start: 30 }] },
        { hour: [{ start: 19 }], minute: [{}, { start: 30 }] },
      ]);
      expect(state.paused).toBe(false);
    }, soon);

    await temporal.cli('schedule', 'trigger', '-s', `vetta-source-${id}`);
    await vi.waitFor(() => expect(fetched).toEqual([id]), soon);

    await league.db.transaction((trx) => changeSource(trx, id, { paused: true }));
    await vi.waitFor(async () => expect((await described(id)).state.paused).toBe(true), soon);

    await league.db.transaction((trx) => removeSource(trx, id));
    await vi.waitFor(() => expect(described(id)).rejects.toThrow(), soon);
  });
});
