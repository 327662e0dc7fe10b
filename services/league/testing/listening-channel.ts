import type { Database } from '../src/store/database.ts';
import { rows } from '../src/store/rows.ts';

/** Adds a channel that hears of sfide, and returns a function that returns what it was told, oldest first. */
export async function listeningChannel(db: Database) {
  await rows(
    db,
    `insert into channels (name, kind, events, admin_only, host, sealed, created_at) values
      ('Chat', 'slack', '{challenge_begins,challenge_leader,challenge_ended}', false, 'x', 'v1.x', '2026-01-01T00:00Z')`,
  );
  return () =>
    rows<{ event: string; key: string; facts: unknown }>(
      db,
      'select event, key, facts from channel_deliveries order by created_at',
    );
}
