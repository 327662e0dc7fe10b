import { expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { useOffice } from '../../testing/office.ts';
import { listAudit } from '../audit/list-audit.ts';
import { getDraws, voidDraw } from '../draws/draws.ts';
import { rebuildMonth } from '../months/rebuild-month.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { anonymisePlayer } from './anonymise-player.ts';
import { archivePlayer } from './archive-player.ts';
import { changePlayer } from './change-player.ts';
import { disqualifyPlayer } from './disqualify-player.ts';
import { listDisqualifications } from './list-disqualifications.ts';
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
  const { changes } = await listAudit(office.db, {});
  expect(changes[0]).toMatchObject({
    action: 'POST /api/admin/players/{id}/anonymise',
    before: null,
    after: { name: 'Partecipante 1', reason: 'Partecipante 1 ce lo ha chiesto' },
  });
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

test('no reason of another change names the player any more, nor does one that an undo brings back', async () => {
  office.at('2025-10-01T09:00');
  await office.db('prizes').insert({
    position: 1,
    title: 'Mystery box',
    is_lottery: true,
    updated_at: office.now.toString(),
  });
  for (const name of ['Bruno', 'Carla']) await office.add(name);
  await office.close('2025-09-30');
  office.at('2025-10-20T18:00');
  await office.record('Bruno', '2025-10-20', { rings: 1300 });
  office.at('2025-11-03T09:00');
  await office.closeMissedDays();
  // Anna is in no standings, no draw and no other player's change.
  await office.add('Anna Rossi');
  const [draw] = (await getDraws(office.db, '2025-10')).draws;
  await audit.act('POST /api/admin/draws/{id}/void', (trx, now) =>
    voidDraw(trx, draw?.id ?? '', 'Lo ha chiesto anna rossi', now),
  );
  await audit.act('POST /api/admin/months/{month}/rebuild', (trx, now) =>
    rebuildMonth(trx, '2025-10', { reason: 'I numeri di Anna Rossi erano falsi', values: 'kept' }, now),
  );
  await audit.act('PUT /api/admin/players/{id}/disqualification', (trx, now) => {
    const reason = 'Ha preso le chiamate di Anna Rossi';
    return disqualifyPlayer(trx, office.idOf('Bruno'), { month: '2025-11', reason }, now);
  });
  await archive('Carla');
  await anonymise('Carla', 'Lo hanno chiesto Carla e Anna Rossi');
  const removed = await audit.remove('Bruno');
  expect((await everything()).match(/anna rossi/gi)).toHaveLength(8);

  await archive('Anna Rossi');
  await anonymise('Anna Rossi');
  expect(await everything()).not.toMatch(/anna|rossi/i);
  expect(await rows(office.db, 'select reason from final_month_rebuilds')).toEqual([
    { reason: 'I numeri di Partecipante 2 erano falsi' },
  ]);
  expect((await getDraws(office.db, '2025-10')).draws[0]?.voidReason).toBe('Lo ha chiesto Partecipante 2');

  await audit.undo(removed);
  expect(await listDisqualifications(office.db, '2025-11')).toMatchObject([
    { reason: 'Ha preso le chiamate di Partecipante 2' },
  ]);
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
