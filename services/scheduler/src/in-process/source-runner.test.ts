import { addSource, changeSource } from '@vetta/league/sources/sources';
import { useLeague } from '@vetta/league/testing/league';
import { clockStartingAt } from '@vetta/league/time/clock';
import { expect, onTestFinished, test, vi } from 'vitest';
import { capturedLog } from '../../testing/captured-log.ts';
import { fetchSources } from './source-runner.ts';

const league = useLeague();
const { log } = capturedLog();

const add = (name: string, times: { everyMinutes: number; from: string; to: string }) =>
  league.db.transaction(async (trx) => {
    const address = { host: 'example.com', sealed: 'v1.x' };
    const { after } = await addSource(trx, { name, ...address, ...times, paused: false, options: {} });
    return after.id;
  });

/** Fetches from this time on. Returns the ids that were fetched. */
function fetching(since: string, run: (id: string) => Promise<void> = async () => {}) {
  const stop = new AbortController();
  const fetched: string[] = [];
  const clock = clockStartingAt(Temporal.Instant.from(since));
  const running = fetchSources(
    league.db,
    {
      clock,
      log,
      every: 50,
      async run(id) {
        fetched.push(id);
        await run(id);
      },
    },
    stop.signal,
  );
  onTestFinished(async () => {
    stop.abort();
    await running;
  });
  return fetched;
}
const soon = { timeout: 10_000, interval: 50 };

test('each source is fetched at its times, and not before; a paused one is not', async () => {
  const all = { everyMinutes: 5, from: '00:00', to: '23:55' };
  const now = await add('Adesso', all);
  await add('Stasera', { ...all, from: '20:00' });
  const paused = await add('In pausa', all);
  await league.db.transaction((trx) => changeSource(trx, paused, { paused: true }));
  // 10:04:59 in Rome.
  const fetched = fetching('2026-11-20T10:04:59.000+01:00');
  expect(fetched).toEqual([]);
  await vi.waitFor(() => expect(fetched).toEqual([now]), soon);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(fetched).toEqual([now]);
});

test('a source that fails delays no other', async () => {
  const all = { everyMinutes: 5, from: '00:00', to: '23:55' };
  const ids = [await add('A', all), await add('B', all)];
  const fetched = fetching('2026-11-20T10:04:59.800+01:00', async (id) => {
    if (id === ids[0]) throw new Error('away');
  });
  await vi.waitFor(() => expect(fetched).toEqual(expect.arrayContaining(ids)), soon);
});
