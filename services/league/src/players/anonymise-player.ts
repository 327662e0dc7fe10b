import type { Player } from '@vetta/contract/players';
import type { Change } from '../change.ts';
import { failure } from '../failure.ts';
import type { LockedTransaction } from '../standings/lock.ts';
import { noteChange } from '../standings/update-sums.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { forgetNames, forgetNamesInText, namesIn, type Person } from './forget-names.ts';
import { forgetNamesInReasons } from './forget-reasons.ts';
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
 * Puts «Partecipante N» in place of an archived player's name, earlier names too: in final months, draws, the reasons of any change, the audit and its
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
  await forgetNamesInReasons(trx, person);
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

/** A row of the audit. */
interface AuditedChange {
  readonly change: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the audit's rows that are about a player or contain the player's id. */
const changesAbout = (trx: Transaction, id: string) =>
  rows<AuditedChange>(
    trx,
    `select id as change, before, after from audit
    where subjects @> array[:id] or strpos(cast(before as text), :id) > 0 or strpos(cast(after as text), :id) > 0`,
    { id },
  );

/** Returns the audit's rows that contain a reason, whatever they are about. */
const changesWithReason = (trx: Transaction) =>
  rows<AuditedChange>(
    trx,
    `select id as change, before, after from audit
    where jsonb_path_exists(jsonb_build_array(before, after), '$.**.reason')
      or jsonb_path_exists(jsonb_build_array(before, after), '$.**.voidReason')`,
  );

async function forgetInHistory(trx: Transaction, person: Person): Promise<void> {
  const { id, name } = person;
  await trx('final_standings').where({ player_id: id }).update({ name });
  const draws = await rows<{ id: string; participants: unknown }>(
    trx,
    `select id, participants from draws
    where participants @> jsonb_build_array(jsonb_build_object('id', cast(:id as text)))`,
    { id },
  );
  for (const { id: draw, participants } of draws)
    await trx('draws')
      .where({ id: draw })
      .update({ participants: json(participants, person) });
}

/** Rewrites the audit's rows, and the journals of changes, that are about the player or have a reason, which may name the player. */
async function forgetInAudit(trx: Transaction, person: Person): Promise<void> {
  const { id } = person;
  const changes = [...(await changesAbout(trx, id)), ...(await changesWithReason(trx))];
  for (const { change, before, after } of changes) {
    const forgotten = { before: json(before, person), after: json(after, person) };
    if (forgotten.before !== text(before) || forgotten.after !== text(after))
      await trx('audit').where({ id: change }).update(forgotten);
  }
  const journals = await rows<{ journal: string; table_name: string; removed: unknown; written: unknown }>(
    trx,
    `select journal, table_name, removed, written from audit_rows
    where table_name = 'disqualifications'
      or table_name = 'players' and strpos(cast(removed || written as text), :id) > 0`,
    { id },
  );
  for (const { removed, written, ...key } of journals) {
    await trx('audit_rows')
      .where(key)
      .update({ removed: json(removed, person), written: json(written, person) });
  }
}

const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
const json = (value: unknown, person: Person): string | null => text(forgetNames(value, person));
