import { expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { useOffice } from '../../testing/office.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { anonymisePlayer } from './anonymise-player.ts';
import { archivePlayer } from './archive-player.ts';
import { changePlayer } from './change-player.ts';
import { disqualifyPlayer } from './disqualify-player.ts';
import { listArchivedPlayers } from './list-players.ts';

const office = useOffice();
const audit = audited(office);

const anonymise = (name: string, reason = 'Lo ha chiesto') =>
  audit.act('POST /api/admin/players/{id}/anonymise', (trx, now) =>
    anonymisePlayer(trx, office.idOf(name), { reason }, now),
  );
const archive = (name: string) =>
  audit.act('PUT /api/admin/players/{id}/archive', (trx, now) =>
    archivePlayer(trx, office.idOf(name), true, now),
  );
const archived = async () =>
  (await listArchivedPlayers(office.db, nowOf(office.now))).map(({ name }) => name);

/** Returns every row of every table of the league as text. */
async function everything(): Promise<string> {
  const tables = await rows<{ name: string }>(
    office.db,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const texts = await Promise.all(
    tables.map(({ name }) => rows(office.db, `select cast(to_jsonb(t) as text) as row from "${name}" t`)),
  );
  return JSON.stringify(texts);
}

/** Anna Verdi, once Anna Rossi, is in a final month, in a draw and in the audit. */
async function officeOfOctober() {
  office.at('2025-10-01T09:00');
  await office.db('prizes').insert({
    position: 1,
    title: 'Mystery box',
    is_lottery: true,
    updated_at: office.now.toString(),
  });
  await office.add('Anna Rossi');
  await office.add('Bruno');
  await audit.act('PUT /api/admin/players/{id}/disqualification', (trx, now) =>
    disqualifyPlayer(
      trx,
      office.idOf('Anna Rossi'),
      { month: '2025-09', reason: 'ANNA VERDI ha falsato i numeri' },
      now,
    ),
  );
  await office.close('2025-09-30');
  office.at('2025-10-20T18:00');
  await office.record('Anna Rossi', ['2025-10-19', '2025-10-20'], { rings: 900, apptSet: 5 });
  await office.record('Bruno', '2025-10-20', { rings: 1300 });
  await audit.act('PUT /api/admin/players/{id}', (trx, now) =>
    changePlayer(trx, office.idOf('Anna Rossi'), { name: 'Anna Verdi' }, now),
  );
  const removed = await audit.remove('Anna Rossi');
  const restored = await audit.undo(removed);
  office.at('2025-11-03T09:00');
  await office.closeMissedDays();
  await archive('Anna Rossi');
  return { removed, restored };
}

test('only an archived player can be made anonymous', async () => {
  office.at('2025-10-01T09:00');
  await office.add('Anna Rossi');
  await expect(anonymise('Anna Rossi')).rejects.toMatchObject({ code: 'not_archived', status: 409 });
});

test("no row of the league has the player's name or an earlier one, and no number moves", async () => {
  await officeOfOctober();
  expect(await everything()).toMatch(/anna rossi.*anna verdi/is);
  const numbers = async () =>
    (await office.board('2025-10')).entries.map(({ name: _, ...numbers }) => numbers);
  const before = await numbers();
  await anonymise('Anna Rossi', 'Anna Rossi ce lo ha chiesto');
  expect(await everything()).not.toMatch(/anna|rossi|verdi/i);
  expect(await numbers()).toEqual(before);
  expect(await office.order('2025-10')).toEqual(['Partecipante 1', 'Bruno']);
  expect(await archived()).toEqual(['Partecipante 1']);
});

test('no undo brings the name back', async () => {
  const { restored } = await officeOfOctober();
  await anonymise('Anna Rossi');
  const removed = await audit.remove('Anna Rossi');
  await audit.undo(removed);
  expect(await archived()).toEqual(['Partecipante 1']);
  await audit.refusal(restored);
  expect(await everything()).not.toMatch(/anna|rossi|verdi/i);
});

test('a second call answers the same, and another player gets the lowest free number', async () => {
  await officeOfOctober();
  await anonymise('Anna Rossi');
  await anonymise('Anna Rossi');
  await archive('Bruno');
  await anonymise('Bruno');
  expect(await archived()).toEqual(['Partecipante 1', 'Partecipante 2']);
  await office.remove('Anna Rossi');
  // The final month keeps the row, so its name stays in use.
  await office.add('Carla');
  await archive('Carla');
  await anonymise('Carla');
  expect(await archived()).toEqual(['Partecipante 2', 'Partecipante 3']);
});
