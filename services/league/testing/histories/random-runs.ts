import fc from 'fast-check';
import { test } from 'vitest';
import { emptiedLeague } from '../emptied-league.ts';
import { type PlayedLeague, playedLeague } from './played-league.ts';

/**
 * Returns the seed and the number of histories of a random test, and prints them. FC_SEED plays the histories of an earlier
 * run again; FC_RUNS asks for more of them than one, and the deep list for three.
 */
export function randomRuns(title: string): { seed: number; numRuns: number } {
  const seed = Number(process.env.FC_SEED ?? Math.trunc(Math.random() * 2 ** 31));
  const numRuns = Number(process.env.FC_RUNS ?? (process.env.TEST_LIST === 'deep' ? 3 : 1));
  console.info(`${title}: FC_SEED=${seed} FC_RUNS=${numRuns}`);
  return { seed, numRuns };
}

/**
 * Tests that each history that is drawn can be played on a league that is installed `daysIn` days after `start`, Rome's time. FC_PATH
 * plays the failed one of a seed alone.
 */
export function testHistories<Drawn>(
  title: string,
  { start, ...runs }: { readonly start: string; readonly seed: number; readonly numRuns: number },
  drawn: fc.Arbitrary<Drawn>,
  play: (league: PlayedLeague, drawn: Drawn) => Promise<void>,
  daysIn = (_: Drawn) => 0,
): void {
  const { FC_PATH: path } = process.env;
  const first = Temporal.ZonedDateTime.from(`${start}[Europe/Rome]`);
  const played = fc.asyncProperty(drawn, async (one) =>
    play(await playedLeague(await emptiedLeague(), first.add({ days: daysIn(one) })), one),
  );
  test(title, { timeout: 3_600_000 }, () =>
    fc.assert(played, { ...runs, endOnFailure: true, ...(path && { path }) }),
  );
}
