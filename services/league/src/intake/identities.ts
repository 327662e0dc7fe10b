import type { Identity, LinkedIdentity } from '@vetta/contract/intake';
import { type KnownPlayer, matchPeople } from '@vetta/contract/tracker/match-people';
import type { Day } from '@vetta/contract/values';
import type { Change } from '../change.ts';
import { failure } from '../failure.ts';
import { listKnownPlayers } from '../players/known-people.ts';
import { refuseUnknownPlayer } from '../players/require-player.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { nameInAddress } from './forgotten-identities.ts';
import { recountDays } from './recount-days.ts';

const UnknownIdentity = failure(
  'unknown_identity',
  404,
  () => 'Da questa fonte non è mai arrivato nessuno con questo nome',
);

/** Returns the people of all sources: first those who are not linked, with a proposal. */
export async function listIdentities(db: Database): Promise<Identity[]> {
  const found = await rows<Omit<Identity, 'proposal'>>(
    db,
    `select i.source, i.who, i.player_id as "playerId", i.first_seen_at as "firstSeenAt",
      case when i.player_id is null then (
        select count(*) from events e where e.source = i.source and e.who = i.who and e.cancels is null
          and not exists (select from events c where c.source = e.source and c.cancels = e.id)
      ) else 0 end as waiting
    from identities i order by i.player_id is not null, i.source, i.who`,
  );
  if (found.every(({ playerId }) => playerId !== null))
    return found.map((row) => ({ ...row, proposal: null }));
  const players = (await listKnownPlayers(db, { withDemo: true })).filter(
    ({ archivedOn }) => archivedOn === null,
  );
  return found.map((row) => ({
    ...row,
    proposal: row.playerId === null ? proposalFor(row.who, players) : null,
  }));
}

/** Returns the one player whom a name means, or an address such as `mario.rossi@azienda.it`. */
function proposalFor(who: string, players: readonly KnownPlayer[]): Identity['proposal'] {
  for (const text of [who, nameInAddress(who)]) {
    const [person] = matchPeople([{ name: text, date: '' }], players).values();
    const player =
      players.find(({ id }) => id === person?.playerId) ??
      (person?.candidates.length === 1 ? person.candidates[0] : undefined);
    if (player) return { playerId: player.id, name: player.name };
  }
  return null;
}

/**
 * Links a person of a source to a player, or with null to nobody. All events of the person then count for that player, and no
 * longer for the one before. @throws UnknownIdentity, UnknownPlayer
 */
export async function linkIdentity(
  trx: LockedTransaction,
  { source, who, playerId }: LinkedIdentity,
  now: Now,
): Promise<
  Change<LinkedIdentity, LinkedIdentity & { readonly days: number }> & { readonly reply: LinkedIdentity }
> {
  if (playerId !== null) await refuseUnknownPlayer(trx, playerId);
  const before = await firstRow<{ playerId: string | null }>(
    trx,
    'select player_id as "playerId" from identities where source = :source and who = :who for update',
    { source, who },
  );
  if (before === undefined) throw UnknownIdentity();
  await trx('identities').where({ source, who }).update({ player_id: playerId });
  const days = await rows<{ date: Day }>(
    trx,
    `select distinct day as date from events where source = :source and who = :who and cancels is null
    union select day from event_sums where source = :source and who = :who`,
    { source, who },
  );
  const players = [...new Set([before.playerId, playerId])].filter((id) => id !== null);
  const changed = await recountDays(
    trx,
    players.flatMap((id) => days.map(({ date }) => ({ playerId: id, date }))),
    now,
  );
  const after = { source, who, playerId };
  return { before: { source, who, ...before }, after: { ...after, days: changed.length }, reply: after };
}
