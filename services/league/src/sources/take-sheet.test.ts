import type { SourceRun } from '@vetta/contract/sources';
import { readTable } from '@vetta/tables/read-table';
import { beforeEach, expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { keyed } from '../../testing/keyed-hash.ts';
import { useOffice } from '../../testing/office.ts';
import { listAudit } from '../audit/list-audit.ts';
import { listEntries } from '../entries/list-entries.ts';
import { listMonths } from '../months/list-months.ts';
import { listPlayers } from '../players/list-players.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { keepNumbers, listSheetDifferences } from './sheet-differences.ts';
import { addSource, listSources } from './sources.ts';
import { sourceToRun, takeSheet } from './take-sheet.ts';

const office = useOffice();
const audit = audited(office);

const DAY = '2026-11-20';
let fetches = 0;
let nord = '';

const addFetched = async (name: string): Promise<string> => {
  const address = { host: 'example.com', sealed: 'v1.x' };
  const times = { everyMinutes: 15, from: '17:00', to: '23:45', paused: false, options: {} };
  return (await office.run((trx) => addSource(trx, { name, ...address, ...times }))).after.id;
};

/** Fetches a sheet of a source: `Mario Rossi 20/11/2026 80 3`, a line a row. */
async function run(
  lines: readonly string[],
  source = nord,
  people?: Record<string, string>,
): Promise<SourceRun> {
  const stored = await sourceToRun(office.db, source);
  if (stored === undefined) throw new Error('This office has no such source');
  const text = ['Operatore;Data;Telefonate;App. fissati', ...lines].join('\n');
  const table = await readTable(new TextEncoder().encode(text));
  fetches += 1;
  const fetched = { etag: null, lastModified: null, contentHash: `${fetches}` };
  const sheet = { table, fileName: 'a.csv', keyed, fetched, ...(people && { decided: { people } }) };
  return takeSheet(office.db, stored, sheet, () => office.now);
}

const named = async () =>
  new Map((await listPlayers(office.db, nowOf(office.now))).map(({ id, name }) => [id, name]));
/** The numbers of the day by name: `80 3`. */
const numbers = async (date = DAY) => {
  const names = await named();
  const found = await listEntries(office.db, date);
  return Object.fromEntries(
    found.map(({ playerId, rings, apptSet }) => [names.get(playerId) ?? playerId, `${rings} ${apptSet}`]),
  );
};
/** What waits, in words. */
const waits = async () =>
  (await listSheetDifferences(office.db, undefined)).map(
    ({ source, name, sheet, stored, changed }) =>
      `${name}: ${source} dice ${JSON.stringify(sheet)}, qui c’è ${JSON.stringify(stored)}, ${changed?.actor}`,
  );
const waitingPeople = async () =>
  (await listSources(office.db, office.now)).flatMap(({ state }) =>
    state.waiting.map(({ question }) => question),
  );
const lastChange = async () => (await listAudit(office.db, {})).changes[0]?.id ?? '';
const keep = (keep: 'sheet' | 'stored', name = 'Mario Rossi', source = nord) =>
  audit.act('POST /api/admin/sources/{id}/keep', (trx, now) =>
    keepNumbers(trx, source, { playerId: office.idOf(name), date: DAY, keep }, now),
  );

beforeEach(async () => {
  await office.begin('2026-11-20T17:00', 'Mario Rossi', 'Anna Bianchi');
  nord = await addFetched('Nord');
});

const mario = (rings: number, set = 3) => `Mario Rossi;20/11/2026;${rings};${set}`;
const anna = (rings: number) => `Anna Bianchi;20/11/2026;${rings};0`;

test('a run writes what the sheet changed, and leaves an admin’s correction, which waits once the sheet changes it too', async () => {
  await run([mario(80), anna(40)]);
  await audit.record('Mario Rossi', DAY, 20);
  await run([mario(80), anna(45)]);
  expect(await numbers()).toEqual({ 'Mario Rossi': '20 0', 'Anna Bianchi': '45 0' });
  expect(await waits()).toEqual([]);

  const { report } = await run([mario(82), anna(45)]);
  expect(report?.sheet?.asked).toBe(1);
  expect(await numbers()).toMatchObject({ 'Mario Rossi': '20 0' });
  expect(await waits()).toEqual(['Mario Rossi: Nord dice {"rings":82}, qui c’è {"rings":20}, Maria']);
  // It goes on waiting, and goes with what was wrong in the sheet.
  await run([mario(82), anna(46)]);
  expect(await waits()).toHaveLength(1);
  await run([mario(80), anna(46)]);
  expect(await waits()).toEqual([]);
});

test('what waits is kept by one press, either way, and waits again once the sheet says something else', async () => {
  await run([mario(80)]);
  await audit.record('Mario Rossi', DAY, 20);
  await run([mario(82)]);
  const kept = await keep('stored');
  expect([await numbers(), await waits()]).toEqual([{ 'Mario Rossi': '20 0' }, []]);
  await run([mario(82), anna(1)]);
  expect(await waits()).toEqual([]);
  await audit.undo(kept);
  expect(await waits()).toHaveLength(1);
  const taken = await keep('sheet');
  expect([await numbers(), await waits()]).toMatchObject([{ 'Mario Rossi': '82 0' }, []]);
  await audit.undo(taken);
  expect([await numbers(), await waits()]).toMatchObject([{ 'Mario Rossi': '20 0' }, { length: 1 }]);
  await run([mario(83)]);
  await keep('sheet');
  await run([mario(85)]);
  expect(await numbers()).toMatchObject({ 'Mario Rossi': '85 0' });
  await expect(keep('sheet')).rejects.toMatchObject({ status: 404 });
});

test('a decision that is undone waits with the number that the sheet has now, not with that of then', async () => {
  await run([mario(80)]);
  await audit.record('Mario Rossi', DAY, 20);
  await run([mario(82)]);
  const kept = await keep('stored');
  await run([mario(85)]);
  await audit.undo(kept);
  expect(await waits()).toEqual([expect.stringContaining('Nord dice {"rings":85}')]);
  await run([mario(80)]);
  expect(await waits()).toEqual([]);
});

test('a removed entry and an undone run do not return with another cell of the sheet', async () => {
  await run([mario(80), anna(40)]);
  await audit.undo(await lastChange());
  await run([mario(80), anna(41)]);
  expect(await numbers()).toEqual({});
  expect(await waits()).toEqual(['Anna Bianchi: Nord dice {"rings":41}, qui c’è {}, Luca']);
  await keep('sheet', 'Anna Bianchi');
  expect(await numbers()).toEqual({ 'Anna Bianchi': '41 0' });
  await audit.erase('Anna Bianchi', DAY);
  await run([mario(80), anna(41), 'Mario Rossi;19/11/2026;5;0']);
  expect(await numbers()).toEqual({});
});

test('what a source took is known again once its player is back, and a number that is counted again stays so', async () => {
  await run([mario(80), anna(40)]);
  await audit.record('Mario Rossi', DAY, 20);
  await audit.undo(await audit.remove('Mario Rossi'));
  await run([mario(80), anna(41)]);
  expect(await numbers()).toEqual({ 'Mario Rossi': '20 0', 'Anna Bianchi': '41 0' });

  // As «Tieni i contati» leaves it.
  await rows(office.db, "update entries set rings = 70, rings_origin = 'counted' where rings = 41");
  await run([mario(80), anna(41), 'Mario Rossi;19/11/2026;5;0']);
  await run([mario(80), anna(42), 'Mario Rossi;19/11/2026;5;0']);
  expect(await numbers()).toMatchObject({ 'Anna Bianchi': '70 0' });
  expect(await waits()).toHaveLength(1);
});

test('two sheets with different numbers for one day do not take them from each other', async () => {
  const sud = await addFetched('Sud');
  await run([mario(80)]);
  await run([mario(90)], sud);
  await run([mario(80), anna(1)]);
  await run([mario(90), anna(1)], sud);
  expect(await numbers()).toMatchObject({ 'Mario Rossi': '80 3' });
  expect(await waits()).toEqual(['Mario Rossi: Sud dice {"rings":90}, qui c’è {"rings":80}, Fonte «Nord»']);
  await keep('sheet', 'Mario Rossi', sud);
  await run([mario(81), anna(1)]);
  expect(await numbers()).toMatchObject({ 'Mario Rossi': '90 3' });
});

test('a row that vanishes leaves its entry, and the run says so once', async () => {
  await run([mario(80), anna(40)]);
  const { report } = await run([anna(41)]);
  expect(report?.sheet?.vanished).toEqual([{ name: 'Mario Rossi', date: DAY }]);
  expect((await run([anna(42)])).report?.sheet?.vanished).toEqual([]);
  expect(await numbers()).toEqual({ 'Mario Rossi': '80 3', 'Anna Bianchi': '42 0' });
});

test('the undo of an evening typed over a sheet brings back what the sheet says now', async () => {
  await run([mario(60), anna(40)]);
  office.at('2026-11-20T18:00');
  const evening = await audit.recordEntries(['Mario Rossi', 'Anna Bianchi'], DAY, 66);
  await run([mario(90), anna(40)]);
  expect(await numbers()).toMatchObject({ 'Mario Rossi': '66 0' });
  office.at('2026-11-20T20:00');
  const undone = await audit.undo(evening);
  expect(await numbers()).toEqual({ 'Mario Rossi': '90 3', 'Anna Bianchi': '40 0' });
  expect(await waits()).toEqual([]);
  const again = await audit.undo(undone);
  expect(await numbers()).toMatchObject({ 'Mario Rossi': '66 0' });
  await audit.undo(again);
  expect(await numbers()).toMatchObject({ 'Mario Rossi': '90 3' });
});

test('the rows of a name that nobody has wait after the first run, and the rest is taken', async () => {
  await run([mario(80)]);
  const { outcome, report } = await run([
    mario(81),
    'Carla Blu;20/11/2026;7;0',
    'Ana Bianchi;20/11/2026;9;0',
  ]);
  expect([outcome, report?.sheet?.waiting]).toEqual(['taken', ['Carla Blu', 'Ana Bianchi']]);
  expect(await numbers()).toEqual({ 'Mario Rossi': '81 3' });
  expect(await waitingPeople()).toEqual([
    '«Carla Blu» è un nuovo partecipante?',
    '«Ana Bianchi» è Anna Bianchi?',
  ]);
  await office.close('2026-11-20').catch(() => {});
  await office.closeAt('2026-11-21T18:00');
  const people = { 'Carla Blu': 'new', 'Ana Bianchi': office.idOf('Anna Bianchi') };
  await run([mario(81), 'Carla Blu;20/11/2026;7;0', 'Ana Bianchi;20/11/2026;9;0'], nord, people);
  expect(await numbers()).toEqual({ 'Mario Rossi': '81 3', 'Carla Blu': '7 0', 'Anna Bianchi': '9 0' });
  expect(await waitingPeople()).toEqual([]);
  // As one who is added by name today, after a close has met this month's entries.
  const carla = await rows(office.db, "select joined_on as day from players where name = 'Carla Blu'");
  expect(carla).toEqual([{ day: '2026-11-21' }]);
});

test('a first sheet creates new people, but of «B. Prova», «Prova» and «Bruno Prova-Rossi» not three', async () => {
  const row = (name: string) => `${name};20/11/2026;55;0`;
  const sheet = ['Carla Blu', 'B. Prova', 'Prova', 'Bruno Prova-Rossi', 'M. Rossi'].map(row);
  await run(sheet);
  expect(Object.keys(await numbers())).toEqual(['Carla Blu']);
  expect(await waitingPeople()).toEqual([
    '«B. Prova» è un nuovo partecipante?',
    '«Prova» è un nuovo partecipante?',
    '«Bruno Prova-Rossi» è un nuovo partecipante?',
    '«M. Rossi» è Mario Rossi?',
  ]);
  const people = { 'Bruno Prova-Rossi': 'new', 'B. Prova': 'skip', Prova: 'skip', 'M. Rossi': 'skip' };
  await run(sheet, nord, people);
  await run([...sheet, anna(1)]);
  expect(Object.keys(await numbers()).sort()).toEqual(['Anna Bianchi', 'Bruno Prova-Rossi', 'Carla Blu']);
});

test('a player who was renamed, removed or forgotten is not made a second time by the sheet', async () => {
  await run([mario(80), anna(40)]);
  await audit.rename('Mario Rossi', 'Mario Verdi');
  await run([mario(81), anna(40)]);
  expect(await numbers()).toEqual({ 'Mario Verdi': '81 3', 'Anna Bianchi': '40 0' });

  await audit.remove('Anna Bianchi');
  await run([mario(82), anna(41)]);
  expect(await waitingPeople()).toEqual([
    '«Anna Bianchi» si chiamava un partecipante eliminato: è una persona nuova?',
  ]);
  await office.forget('Anna Bianchi');
  await run([mario(83), anna(42)]);
  expect([...(await named()).values()]).toEqual(['Mario Verdi']);
  expect(await waitingPeople()).toEqual([
    'Alla riga 3 c’è il nome di una persona resa anonima: è un’altra persona?',
  ]);
  const texts = await rows(office.db, 'select cast(waiting as text), cast(problem as text) from sources');
  expect(JSON.stringify(texts)).not.toMatch(/anna|bianchi/i);
});

test('undoing a source’s first sheet takes its months and people away again, also final ones', async () => {
  for (const name of ['Mario Rossi', 'Anna Bianchi']) await audit.remove(name);
  const months = async () => (await listMonths(office.db, nowOf(office.now))).map(({ month }) => month);
  await run(['Carla Blu;30/10/2026;70;1', 'Dora Neri;20/11/2026;60;1']);
  const first = await lastChange();
  await office.closeAt('2026-11-21T10:00');
  expect(await months()).toEqual(['2026-11', '2026-10']);
  await audit.undo(first);
  expect(await months()).toEqual([]);
  expect(await rows(office.db, 'select from final_standings')).toEqual([]);
  expect([...(await named()).values()]).toEqual([]);
});
