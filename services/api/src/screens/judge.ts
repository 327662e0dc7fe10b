import { recordChange } from '@vetta/league/audit/record-change';
import type { Database } from '@vetta/league/store/database';
import type { Clock } from '@vetta/league/time/clock';
import { judgeOpenCanary } from '@vetta/office/plugins/judge-open-canary';
import type { Logger } from 'pino';
import { inTransaction } from '../database/in-transaction.ts';
import type { DatabaseWatch } from '../watch/database-watch.ts';

/** Who the audit says has judged. */
const JUDGE = 'Vetta';
const actions = {
  ended: 'POST /api/admin/generations/back',
  extended: 'POST /api/admin/generations/{number}/extend',
} as const;

/** Judges the generation that is tried on a screen. */
export interface CanaryJudge {
  /** Judges now; called after a beat of the canary's screen. Never throws. */
  judge(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  readonly database: Database;
  readonly watch: DatabaseWatch;
  readonly clock: Clock;
  readonly log: Logger;
  /** How often a screen's silence is noticed, in milliseconds. */
  readonly every?: number;
}

/** Judges the open canary after its screen's beats, and regularly: a page that has crashed sends none. */
export function keepJudging({ database, watch, clock, log, every = 30_000 }: Options): CanaryJudge {
  let listeningSince: Temporal.Instant | undefined;
  let judging = Promise.resolve();

  const judgeOnce = async () => {
    const now = clock();
    // While the database was away no beat could be noted.
    listeningSince ??= now;
    const since = listeningSince;
    const work = inTransaction(database, async (trx) => {
      const judgement = await judgeOpenCanary(trx, now, since);
      if (judgement === null) return;
      const { did, change } = judgement;
      await recordChange(trx, { actor: JUDGE, action: actions[did], at: now, change });
      log.warn({ generation: change.after.number, canary: change.after.canary }, `A canary was ${did}`);
    });
    await watch.during(work).catch((err: unknown) => {
      listeningSince = undefined;
      log.warn({ err }, 'The canary could not be judged: tried again');
    });
  };
  const judge = () => {
    judging = judging.then(judgeOnce);
    return judging;
  };
  const timer = setInterval(judge, every);
  return {
    judge,
    async close() {
      clearInterval(timer);
      await judging;
    },
  };
}
