import type { Player } from '@vetta/contract/players';
import type { Change } from '../change.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange } from '../standings/update-sums.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { forgetNames, forgetNamesInText, namesIn, type Person } from './forget-names.ts';
import { requirePlayer } from './require-player.ts';

export const NotArchived = failure(
  'not_archived',
  409,
  () => 'Si può rendere anonimo solo un partecipante archiviato',
);

/** What the audit says of an anonymisation: never the name. */
export interface Anonymised {
  readonly playerId: string;
  readonly name: string;
  readonly reason: string;
}

/**
 * Puts «Partecipante N» in place of an archived player's name, earlier names too: in final months, draws, the audit and its
 * journals, so that no undo brings one back. N is the lowest number that is not in use. A player who has such a name keeps
 * it, so a second call answers the same. No number moves. @throws UnknownPlayer, NotArchived
 */
export async function anonymisePlayer(
  trx: LockedTransaction,
  id: string,
  { reason }: { readonly reason: string },
  now: Now,
): Promise<Change<null, Anonymised> & { readonly reply: Player }> {
  const player = await requirePlayer(trx, id, now);
  if (player.archivedOn === null) throw NotArchived();
  const name = ANONYMOUS.test(player.name) ? player.name : await nextAnonymousName(trx);
  const names = (await namesOf(trx, id)).filter((known) => !ANONYMOUS.test(known));
  const person = { id, name, names };
  await trx('players').where({ id }).update({ name, updated_at: now.instant.toString() });
  await forgetInHistory(trx, person);
  await forgetInAudit(trx, person);
  await noteChange(trx, now);
  return {
    before: null,
    after: { playerId: id, name, reason: forgetNamesInText(reason, person) },
    reply: await requirePlayer(trx, id, now),
  };
}

const ANONYMOUS = /^Partecipante [1-9]\d*$/;

async function nextAnonymousName(trx: Transaction): Promise<string> {
  const used = await rows<{ name: string }>(
    trx,
    `select name from players where name like 'Partecipante %'
    union select name from final_standings where name like 'Partecipante %'
    union select p ->> 'name' from draws, jsonb_array_elements(participants) p where p ->> 'name' like 'Partecipante %'`,
  );
  const names = new Set(used.map(({ name }) => name));
  let number = 1;
  while (names.has(`Partecipante ${number}`)) number += 1;
  return `Partecipante ${number}`;
}

/** Returns every name that a player has or had. */
async function namesOf(trx: Transaction, id: string): Promise<string[]> {
  const stored = await rows<{ name: string }>(
    trx,
    `select name from players where id = :id
    union select name from final_standings where player_id = :id
    union select p ->> 'name' from draws, jsonb_array_elements(participants) p where p ->> 'id' = :text
    union select r ->> 'name' from audit_rows, jsonb_array_elements(removed || written) r
      where table_name = 'players' and r ->> 'id' = :text`,
    { id, text: id },
  );
  const audited = await changesAbout(trx, id);
  return [...new Set([...stored.map(({ name }) => name), ...namesIn(audited, id)])];
}

/** Returns the audit's rows that are about a player or mention the player. */
const changesAbout = (trx: Transaction, id: string) =>
  rows<{ change: string; before: unknown; after: unknown }>(
    trx,
    `select id as change, before, after from audit
    where subjects @> array[:id] or strpos(cast(before as text), :id) > 0 or strpos(cast(after as text), :id) > 0`,
    { id },
  );

async function forgetInHistory(trx: Transaction, person: Person): Promise<void> {
  const { id, name } = person;
  await trx('final_standings').where({ player_id: id }).update({ name });
  const draws = await rows<{ id: string; participants: unknown; reason: string | null }>(
    trx,
    `select id, participants, void_reason as reason from draws
    where participants @> jsonb_build_array(jsonb_build_object('id', cast(:id as text)))`,
    { id },
  );
  for (const draw of draws) {
    const participants = JSON.stringify(forgetNames(draw.participants, person));
    const void_reason = draw.reason && forgetNamesInText(draw.reason, person);
    await trx('draws').where({ id: draw.id }).update({ participants, void_reason });
  }
  const disqualified = await rows<{ month: string; reason: string }>(
    trx,
    'select month, reason from disqualifications where player_id = :id',
    { id },
  );
  for (const { month, reason } of disqualified) {
    const anonymous = forgetNamesInText(reason, person);
    await trx('disqualifications').where({ player_id: id, month }).update({ reason: anonymous });
  }
}

/** Rewrites the audit's rows, and the journals of changes, that are about the player. */
async function forgetInAudit(trx: Transaction, person: Person): Promise<void> {
  const { id } = person;
  for (const { change, before, after } of await changesAbout(trx, id)) {
    await trx('audit')
      .where({ id: change })
      .update({ before: json(before, person), after: json(after, person) });
  }
  const journals = await rows<{ journal: string; table_name: string; removed: unknown; written: unknown }>(
    trx,
    `select journal, table_name, removed, written from audit_rows
    where table_name in ('players', 'disqualifications') and strpos(cast(removed || written as text), :id) > 0`,
    { id },
  );
  for (const { removed, written, ...key } of journals) {
    await trx('audit_rows')
      .where(key)
      .update({ removed: json(removed, person), written: json(written, person) });
  }
}

const json = (value: unknown, person: Person): string | null =>
  value === null ? null : JSON.stringify(forgetNames(value, person));
