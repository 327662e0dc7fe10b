import { setTimeout as pause } from 'node:timers/promises';
import type { Day } from '@vetta/contract/values';
import { messageOf } from '@vetta/league/announcements/announcement';
import { newestClosedDay } from '@vetta/league/closes/closed-days';
import { newestDayDue } from '@vetta/league/closes/scheduler-status';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { isTemporary } from '@vetta/league/store/database-errors';
import type { Clock } from '@vetta/league/time/clock';
import { databaseAway, noteToldAlone } from '@vetta/office/channels/look-for-alerts';
import { kindAt } from '@vetta/outbound/channels/credentials';
import { postMessage } from '@vetta/outbound/channels/post-message';
import { hostOf } from '@vetta/outbound/requests/ask-outside';
import pTimeout, { TimeoutError } from 'p-timeout';
import type { Logger } from 'pino';

interface Watched {
  readonly databaseUrl: string;
  /** Where ALERT_URL sends to. */
  readonly receiver: URL;
  readonly clock: Clock;
  readonly log: Logger;
  /** How often it looks, in milliseconds. */
  readonly every?: number;
}

/** A database that takes longer counts as away, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Calls ALERT_URL once while the database is away at 00:15: then no channel can be told. Each process calls by itself, again and again
 * until it is taken. Returns a function that stops this. It looks at first after `every`: a start closes the missed days.
 */
export function watchDatabase({
  databaseUrl,
  receiver,
  clock,
  log,
  every = 30_000,
}: Watched): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  const open = () => openDatabase(databaseUrl, { max: 1 });
  let database = open();
  /** The newest day that was seen closed. */
  let closed: Day | null = null;
  /** The evenings of which the receiver was told, and the database does not know. */
  const told = new Set<Day>();

  async function look(db: Database): Promise<void> {
    for (const evening of told) {
      await noteToldAlone(db, evening, clock());
      told.delete(evening);
    }
    closed = await newestClosedDay(db);
  }

  async function tell(): Promise<void> {
    const evening = newestDayDue(clock());
    if (told.has(evening) || closed === null || closed >= evening) return;
    const facts = databaseAway(evening);
    const { error } = await postMessage(
      {
        ...{ id: `database-away:${evening}`, kind: kindAt(receiver), event: 'operator_alert', facts },
        createdAt: clock().toString(),
      },
      { address: receiver.href },
      messageOf('operator_alert', facts),
      { namedHosts: [hostOf(receiver)] },
      clock(),
    );
    if (error === null) told.add(evening);
    else log.error({ why: error }, 'The receiver of alerts (ALERT_URL) did not take an alert');
  }

  const watching = (async () => {
    while (!signal.aborted) {
      // The timer rejects only when the signal aborts.
      await pause(every, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      try {
        await pTimeout(look(database), { milliseconds: PATIENCE });
      } catch (error) {
        if (!isTemporary(error) && !(error instanceof TimeoutError)) {
          log.error({ err: error }, 'The closes could not be looked at');
          continue;
        }
        // A connection to a frozen server never answers.
        database.destroy().catch(() => {});
        database = open();
        await tell();
      }
    }
  })();
  return async () => {
    stop.abort();
    await watching;
    await database.destroy();
  };
}
