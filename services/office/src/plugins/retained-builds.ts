import type { PublishedVersion } from '@vetta/contract/generations';
import type { Database } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';

/** How long pages of a generation may still ask for its files. */
const RETAINED = { hours: 30 * 24 };

/**
 * Returns the builds that pages may still ask for: of the current generation, of an open canary, of those that were made,
 * replaced or reported by a screen in the last thirty days, and those that were published in that time.
 */
export const retainedBuilds = (db: Database, now: Temporal.Instant): Promise<PublishedVersion[]> =>
  rows(
    db,
    `select p.name, p.hash from generation_plugins p join generations g on g.number = p.generation
    where g.number = (select number from current_generation) or g.canary_state = 'open'
      or g.made_at > :since or g.reported_at > :since
      or exists (select from generations later where later.based_on = g.number and later.made_at > :since)
    union select name, hash from plugin_versions where published_at > :since`,
    { since: now.subtract(RETAINED).toString() },
  );
