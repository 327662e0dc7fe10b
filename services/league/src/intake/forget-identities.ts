import { nameKey } from '@vetta/contract/name-key';
import type { Person } from '../players/forget-names.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';

const THEIRS = `select source, who from jsonb_to_recordset(cast(:theirs as jsonb)) as given (source text, who text)`;

/**
 * Forgets how sources call a person who is made anonymous: the events of whoever is linked to the person, and of those who are linked
 * to nobody and have all words of one of the person's names. Entries stay as they are.
 */
export async function forgetIdentities(trx: Transaction, { id, name, names }: Person): Promise<void> {
  const identities = await rows<{ source: string; who: string; playerId: string | null }>(
    trx,
    'select source, who, player_id as "playerId" from identities where player_id is null or player_id = :id',
    { id },
  );
  const words = names.map((known) => nameKey(known).split(/\W+/).filter(Boolean));
  const isMeant = (who: string) => words.some((all) => all.every((word) => nameKey(who).includes(word)));
  const theirs = identities.filter(({ who, playerId }) => playerId === id || isMeant(who));
  const given = { theirs: JSON.stringify(theirs) };
  await rows(trx, `delete from events where (source, who) in (${THEIRS})`, given);
  await rows(trx, `delete from event_sums where (source, who) in (${THEIRS})`, given);
  await rows(trx, `delete from identities where (source, who) in (${THEIRS})`, given);
  await rows(
    trx,
    `update audit set before = before || jsonb_build_object('who', cast(:name as text)),
      after = after || jsonb_build_object('who', cast(:name as text))
    where action = 'PUT /api/admin/identities' and cast(:id as text) in (before ->> 'playerId', after ->> 'playerId')`,
    { id, name },
  );
}
