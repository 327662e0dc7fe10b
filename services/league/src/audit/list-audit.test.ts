import { beforeEach, expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { useOffice } from '../../testing/office.ts';
import { listAudit } from './list-audit.ts';

const office = useOffice();
const audit = audited(office);

beforeEach(async () => {
  office.at('2025-10-22T18:00');
  await office.add('Anna');
  await office.add('Bruno', { score: 40 });
  await office.record('Anna', ['2025-10-20', '2025-10-21'], { rings: 80, apptSet: 5 });
  await office.record('Bruno', '2025-10-20', { rings: 75, alignment: true });
});

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
