import { Id, Instant } from '@vetta/contract/values';
import { z } from 'zod';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { forgetPlayer, nextAnonymousName } from './anonymise-player.ts';
import type { KeyedHash } from './known-people.ts';

/** Who was made anonymous, when, and what the name is since then. Says nothing about who it was. */
export const AnonymisedPlayer = z.object({ id: Id, name: z.string(), at: Instant });
export type AnonymisedPlayer = z.output<typeof AnonymisedPlayer>;

/** Returns everybody who was made anonymous, by id. A schema older than the record has nobody. */
export async function listAnonymised(db: Database): Promise<AnonymisedPlayer[]> {
  const table = await firstRow<{ exists: boolean }>(
    db,
    "select to_regclass('anonymised_players') is not null as exists",
  );
  if (!table?.exists) return [];
  return rows(
    db,
    'select player_id as id, name, anonymised_at as at from anonymised_players order by player_id',
  );
}

/** Returns both lists as one, by id: of a player in both, the later. */
export function mergeAnonymised(
  one: readonly AnonymisedPlayer[],
  other: readonly AnonymisedPlayer[],
): AnonymisedPlayer[] {
  const latest = new Map<string, AnonymisedPlayer>();
  for (const player of [...one, ...other]) {
    const known = latest.get(player.id);
    if (known === undefined || isLater(player, known)) latest.set(player.id, player);
  }
  return [...latest.values()].sort((a, b) => a.id.localeCompare(b.id));
}

const isLater = (one: AnonymisedPlayer, other: AnonymisedPlayer): boolean =>
  Temporal.Instant.compare(one.at, other.at) > 0;

/**
 * Makes everybody of the list anonymous again whom restored data know by a name, or may: those whom they do not have yet too, so
 * that no number is given twice. Returns how many.
 */
export async function repeatAnonymisations(
  trx: LockedTransaction,
  list: readonly AnonymisedPlayer[],
  now: Now,
  keyed: KeyedHash,
): Promise<number> {
  const restored = new Map((await listAnonymised(trx)).map((player) => [player.id, player]));
  const since = list.filter((player) => {
    const known = restored.get(player.id);
    return known === undefined || isLater(player, known);
  });
  for (const { id, name } of since) {
    const taken = await firstRow(
      trx,
      'select from anonymised_players where name = :name and player_id <> :id',
      { id, name },
    );
    await forgetPlayer(trx, { id, name: taken ? await nextAnonymousName(trx) : name }, now, keyed);
  }
  return since.length;
}
