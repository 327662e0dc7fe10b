import { expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { keyed } from '../../testing/keyed-hash.ts';
import { useOffice } from '../../testing/office.ts';
import { exportPerson } from '../exports/export-person.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { linkIdentity } from './identities.ts';
import { removeBrought } from './senders.ts';
import { takeEvents } from './take-events.ts';

const office = useOffice();
const audit = audited(office);

const ring = (id: string, who: string) => ({
  id,
  at: '2026-11-20T10:00:00Z',
  kind: 'ring' as const,
  who,
  amount: 1,
});

/** Returns every row that intake and the audit hold as text. */
const everything = async () =>
  JSON.stringify(
    await rows(
      office.db,
      `select cast(to_jsonb(t) as text) from identities t union all select cast(to_jsonb(t) as text) from events t
      union all select cast(to_jsonb(t) as text) from audit t union all select cast(to_jsonb(t) as text) from audit_rows t`,
    ),
  );

/** Anna, whom two systems know, and Bruno. */
async function officeWithEvents() {
  await office.begin('2026-11-20T18:00', 'Anna Rossi', 'Bruno Neri');
  await audit.act('POST /api/intake/events', (trx, now) =>
    takeEvents(
      trx,
      {
        source: 'crm',
        events: [
          ring('1', 'a.rossi@azienda.it'),
          ring('2', 'Rossi, Anna'),
          ring('3', 'Bruno Neri'),
          ring('4', 'Anna Rossi'),
        ],
      },
      now,
      keyed,
    ),
  );
  const playerId = office.idOf('Anna Rossi');
  await audit.act('PUT /api/admin/identities', (trx, now) =>
    linkIdentity(trx, { source: 'crm', who: 'a.rossi@azienda.it', playerId }, now),
  );
  return playerId;
}

async function forget(name = 'Anna Rossi') {
  await office.archive(name);
  return office.forget(name);
}

test('what a person asks for has the events that systems sent of them, and nobody else’s', async () => {
  const { tables } = await exportPerson(office.db, await officeWithEvents(), nowOf(office.now));
  expect(tables.events).toMatchObject([{ source: 'crm', id: '1', who: 'a.rossi@azienda.it' }]);
  expect(tables.identity_links).toHaveLength(1);
});

test('who is forgotten is known to no system any more: the address goes, the numbers stay', async () => {
  const id = await officeWithEvents();
  expect(await everything()).toMatch(/a\.rossi@azienda\.it.*Rossi, Anna|Rossi, Anna.*a\.rossi@azienda\.it/s);
  office.at('2026-11-21T18:00');
  await forget();
  const left = await everything();
  expect(left).not.toMatch(/rossi/i);
  expect(left).toContain('Bruno Neri');
  const entries = await rows(office.db, 'select rings from entries where player_id = :id', { id });
  expect(entries).toEqual([{ rings: 1 }]);
});

/** Returns who is waiting after a player of this name was made anonymous, and the number of deleted events that the audit has. */
async function waitingWithout(name: string, whos: readonly string[], others: readonly string[] = []) {
  office.at('2026-11-20T18:00');
  for (const one of [name, ...others]) await office.add(one);
  const events = whos.map((who, index) => ring(`${index}`, who));
  await audit.act('POST /api/intake/events', (trx, now) =>
    takeEvents(trx, { source: 'crm', events }, now, keyed),
  );
  const { after } = await forget(name);
  const waiting = await rows<{ who: string }>(office.db, 'select distinct who from events order by who');
  return { waiting: waiting.map(({ who }) => who), deleted: after.deleted.events };
}

test.each([
  ['Anna', ['giovanna.bianchi@azienda.it', 'anna@azienda.it'], 'anna@azienda.it'],
  ['Дмитрий Иванов', ['Иванов Дмитрий', 'Дмитрий Иванович', 'anna@azienda.it'], 'Иванов Дмитрий'],
  ['王伟', ['王伟', '王伟强', '42'], '王伟'],
  ['★', ['★', 'anna@azienda.it', '42'], ''],
])(
  'who forgets %s forgets the events of whole words of that name, and counts them',
  async (name, whos, theirs) => {
    const { waiting, deleted } = await waitingWithout(name, whos);
    expect(waiting.sort()).toEqual(whos.filter((who) => who !== theirs).sort());
    expect(deleted).toBe(theirs === '' ? 0 : 1);
  },
);

test('who forgets Anna leaves the events that mean another player, Anna Bianchi', async () => {
  const { waiting } = await waitingWithout('Anna', ['anna.bianchi@azienda.it', 'anna'], ['Anna Bianchi']);
  expect(waiting).toEqual(['anna.bianchi@azienda.it']);
});

test('the undo of what a key brought brings back nothing of who was forgotten since', async () => {
  await officeWithEvents();
  const removed = await audit.act('DELETE /api/admin/senders/{source}/events', (trx, now) =>
    removeBrought(trx, { source: 'crm', keyId: null }, now),
  );
  await forget();
  await audit.undo(removed);
  expect(await everything()).not.toMatch(/rossi/i);
  expect(await rows(office.db, 'select who from events')).toEqual([{ who: 'Bruno Neri' }]);
});

test('a link of who was forgotten, also under the very name, is undone no longer', async () => {
  const playerId = await officeWithEvents();
  const linked = await audit.act('PUT /api/admin/identities', (trx, now) =>
    linkIdentity(trx, { source: 'crm', who: 'Anna Rossi', playerId }, now),
  );
  await forget();
  expect(await audit.refusal(linked)).toBe('Questa modifica non si può annullare: si corregge con una nuova');
});

test('a link of another can still be undone, though its source and its person are called like who was forgotten', async () => {
  await officeWithEvents();
  const person = { source: 'Telefoni di Anna Rossi', who: 'Bruno, ex Anna Rossi' };
  const events = [ring('1', person.who)];
  await office.run((trx, now) => takeEvents(trx, { source: person.source, events }, now, keyed));
  const playerId = office.idOf('Bruno Neri');
  const link = () =>
    rows(office.db, 'select source, who from identity_links where player_id = :playerId', { playerId });
  const linked = await audit.act('PUT /api/admin/identities', (trx, now) =>
    linkIdentity(trx, { ...person, playerId }, now),
  );
  await forget();
  const undone = await audit.undo(linked);
  expect(await link()).toEqual([]);
  await audit.undo(undone);
  expect(await link()).toEqual([person]);
});

test('later events of who was forgotten are refused, under the name and the address, and nobody waits unlinked', async () => {
  await officeWithEvents();
  await forget();
  const whos = ['a.rossi@azienda.it', 'Rossi, Anna', 'anna.rossi@altrove.it', 'Anna Rossi', 'Anna Bianchi'];
  const events = whos.map((who, index) => ring(`later ${index}`, who));
  const { reply } = await office.run((trx, now) => takeEvents(trx, { source: 'crm', events }, now, keyed));
  const refused = { state: 'refused', why: 'È di una persona che è stata resa anonima' };
  expect(reply.events).toMatchObject([refused, refused, refused, refused, { state: 'unlinked' }]);
  expect(await everything()).not.toMatch(/rossi/i);
});
