import type { Beat } from '@vetta/contract/screens';
import type { Transaction } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';

/** Older beats of a canary are not judged. */
const KEPT = { hours: 1 };
/** How exact the time is at which a generation was last reported. */
const REPORTED_WITHIN = { hours: 1 };

/**
 * Notes that a screen runs a generation, and what it said if it tries that generation. Returns whether it does, so that the
 * canary is to be judged.
 */
export async function noteGeneration(
  trx: Transaction,
  screen: string,
  { generation, painted, dark, dataAge, heap, failure }: Beat,
  now: Temporal.Instant,
): Promise<boolean> {
  const at = now.toString();
  await trx.raw(
    `update generations set reported_at = :at
    where number = :generation and (reported_at is null or reported_at < :since)`,
    { generation, at, since: now.subtract(REPORTED_WITHIN).toString() },
  );
  const noted = await rows(
    trx,
    `insert into canary_beats (generation, at, painted, dark, data_age, heap, failure)
    select number, :at, :painted, :dark, :dataAge, :heap, cast(:failure as jsonb) from generations
    where number = :generation and canary_state = 'open' and canary_screen_id = :screen
    on conflict (generation, at) do update set painted = excluded.painted, dark = excluded.dark,
      data_age = excluded.data_age, heap = excluded.heap, failure = excluded.failure
    returning generation`,
    {
      screen,
      generation,
      at,
      painted,
      dark,
      dataAge,
      heap,
      failure: failure && JSON.stringify(failure),
    },
  );
  if (noted.length > 0) await trx('canary_beats').where('at', '<', now.subtract(KEPT).toString()).del();
  return noted.length > 0;
}
