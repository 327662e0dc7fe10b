import { expect, test } from 'vitest';
import { auditedOffice } from '../../testing/audited.ts';
import { listAudit, listAuditPeople } from './list-audit.ts';

const { office, audit } = auditedOffice();

test('the audit lists who changed what about whom, and whether it can be undone', async () => {
  const erased = await audit.erase('Anna', '2025-10-20');
  const undone = await audit.undo(erased);
  const removed = await audit.remove('Anna');
  const { changes, next } = await listAudit(office.db, {});
  expect(next).toBeNull();
  expect(changes).toMatchObject([
    {
      id: removed,
      actor: 'Maria',
      what: 'Partecipante eliminato',
      about: 'Anna',
      before: { name: 'Anna' },
      after: null,
      undo: { possible: true, reason: null },
    },
    {
      id: undone,
      actor: 'Luca',
      what: 'Modifica annullata',
      undoes: erased,
      undo: { possible: false, reason: expect.stringContaining('«Partecipante eliminato»') },
    },
    { id: erased, what: 'Entry eliminata', about: 'Anna', undoneBy: undone, undo: { possible: false } },
  ]);

  const ids = async (filter: Parameters<typeof listAudit>[1]) =>
    (await listAudit(office.db, filter)).changes.map(({ id }) => id);
  expect(await ids({ admin: 'Luca' })).toEqual([undone]);
  expect(await ids({ subject: office.idOf('Anna') })).toEqual([removed, undone, erased]);
  expect(await ids({ subject: office.idOf('Bruno') })).toEqual([]);
  expect(await ids({ day: '2025-10-22', cursor: removed })).toEqual([undone, erased]);
  expect(await ids({ day: '2025-10-21' })).toEqual([]);
});

test('everybody of whom the audit tells is listed by name: who plays, who left, who was removed under the last name', async () => {
  for (const name of ['Dora', 'Carla', 'Èlio']) await office.add(name);
  await audit.archive('Bruno');
  const carla = office.idOf('Carla');
  await office.change('Carla', { name: 'Carla Riva' });
  await audit.remove('Carla');
  // Removed and brought back; archived, then removed; made anonymous after that.
  await audit.undo(await audit.remove('Dora'));
  await audit.archive('Èlio');
  await audit.remove('Èlio');
  const people = async () =>
    (await listAuditPeople(office.db)).map(({ id, name, state }) => [id, name, state]);
  expect(await people()).toEqual([
    [office.idOf('Anna'), 'Anna', 'active'],
    [office.idOf('Bruno'), 'Bruno', 'archived'],
    [carla, 'Carla Riva', 'removed'],
    [office.idOf('Dora'), 'Dora', 'active'],
    [office.idOf('Èlio'), 'Èlio', 'removed'],
  ]);
  await office.forget('Carla');
  expect(await people()).toContainEqual([carla, 'Partecipante 1', 'removed']);
});

test('a page asks the database a fixed number of times, however many changes it has', async () => {
  let asked = 0;
  office.db.on('query', () => {
    asked += 1;
  });
  const asksFor = async (changes: number) => {
    asked = 0;
    expect((await listAudit(office.db, {})).changes).toHaveLength(changes);
    return asked;
  };
  // Each is in conflict with the next, so each has a sentence.
  for (const rings of [1, 2]) await audit.recordEntries(['Anna', 'Bruno'], '2025-10-22', rings);
  const few = await asksFor(2);
  for (let rings = 3; rings <= 40; rings++) await audit.recordEntries(['Anna', 'Bruno'], '2025-10-22', rings);
  expect(await asksFor(40)).toBe(few);
});
