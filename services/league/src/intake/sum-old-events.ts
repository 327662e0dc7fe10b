import type { Day } from '@vetta/contract/values';
import { lockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';

/** How long events are kept one by one. */
const KEPT_DAYS = 400;

/** Returns the oldest day of which events are kept one by one. An older event is refused: whether it came already is not known. */
export const oldestKeptDay = (today: Day): Day =>
  Temporal.PlainDate.from(today).subtract({ days: KEPT_DAYS }).toString();

/** The largest sum that is kept of a person's day: it stands far above what an entry holds, and its column ends at 2³¹. */
const MOST = 1_000_000_000;

/** Adds up the events of days that are over since 400 days, person by person, and forgets the single ones. No number moves. */
export const sumOldEvents = (db: Database, today: Day): Promise<void> =>
  lockedTransaction(db, async (trx) => {
    const before = oldestKeptDay(today);
    await rows(
      trx,
      `insert into event_sums (source, who, day, kind, amount)
      select source, who, day, kind, least(sum(amount), ${MOST}) from events e
      where day < :before and not exists (select from events c where c.source = e.source and c.cancels = e.id)
      group by source, who, day, kind
      on conflict (source, who, day, kind) do update set amount = least(cast(event_sums.amount as bigint) + excluded.amount, ${MOST})`,
      { before },
    );
    await rows(
      trx,
      `with old as (delete from events where day < :before returning source, id)
      delete from events c using old where c.source = old.source and c.cancels = old.id`,
      { before },
    );
    // Of cancellations whose event never came.
    await rows(trx, 'delete from events where cancels is not null and received_at < cast(:before as date)', {
      before,
    });
  });
