import { setTimeout as pause } from 'node:timers/promises';
import { type ClosedDay, closeOneDay } from '@vetta/league/closes/close-one-day';
import { AnotherProcessCloses } from '@vetta/league/closes/closing-lock';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { parseArguments } from '../parse-arguments.ts';
import { withLeague } from '../start/with-league.ts';

/**
 * `npm run close -- 2026-10-31`: closes that day now, or when the process that closes days at this moment has ended. A day that is
 * already closed stays unchanged.
 */
export default async function close(args: string[]): Promise<number> {
  const usage = 'Say which day to close: npm run close -- 2026-10-31';
  const {
    positionals: [day = ''],
  } = parseArguments(args, { usage, positionals: [1, 1], options: {} });
  const closed = await withLeague((database, clock) => closeInTurn(database, clock, day));
  if (closed.outcome === 'closed') {
    const { awarded, moved, withdrawn, settled, finalised } = closed.report;
    console.log(
      `${day} is closed: ${awarded} bonuses awarded, ${moved} moved, ${withdrawn} withdrawn, ${settled} added to the points.`,
    );
    if (finalised.length > 0) console.log(`Final from now on: ${finalised.join(', ')}.`);
  } else if (closed.outcome === 'nothing to close')
    console.log(
      closed.first === null
        ? `${day} stays open: the league has no player yet, so there is nothing to close.`
        : `${day} stays open: the league begins on ${closed.first}, so there is nothing to close.`,
    );
  else if (closed.by === day) console.log(`${day} was closed already: nothing to do.`);
  else console.log(`${day} is covered by the close of ${closed.by}: nothing to do.`);
  return 0;
}

/** Closes one day as `closeOneDay` does. Waits while another process closes days. */
async function closeInTurn(database: Database, clock: Clock, day: string): Promise<ClosedDay> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await closeOneDay(database, clock, day);
    } catch (error) {
      if (!(error instanceof AnotherProcessCloses)) throw error;
      if (attempts === 0) console.log('Another process closes days: this command waits until it has ended.');
      await pause(1_000);
    }
  }
}
