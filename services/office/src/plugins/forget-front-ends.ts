import type { Transaction } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';

/**
 * Takes the product's own front ends out of what a restored league serves, and ends its trial: they run in the page with the key, so the
 * next start serves those of its own checkout and never those of an archive. Guests stay.
 */
export async function forgetFrontEnds(trx: Transaction): Promise<void> {
  await rows(trx, 'delete from started_builds');
  await rows(
    trx,
    `update generations set canary_state = 'ended', canary_ended_because = 'È stato ripristinato un backup'
    where canary_state = 'open'`,
  );
  // The shell's row is replaced by the start, which publishes before it serves.
  await rows(
    trx,
    `delete from generation_plugins where name like 'mf-%' and generation = (select number from current_generation)`,
  );
}
