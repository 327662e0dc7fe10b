import { randomUUID } from 'node:crypto';
import { spellingKey } from '@vetta/contract/name-key';
import { LEAVER, PLAYERS, SPELLINGS, type Spelling } from '@vetta/contract/testing/spellings';
import { readText } from '@vetta/tables/read-text';
import { expect, test } from 'vitest';
import { keyed } from '../../testing/keyed-hash.ts';
import { useLeague } from '../../testing/league.ts';
import { newestClosedDay } from '../closes/closed-days.ts';
import { fillDemo } from '../demo/fill-demo.ts';
import { removeDemo } from '../demo/remove-demo.ts';
import { listEntries } from '../entries/list-entries.ts';
import { addPlayer } from '../players/add-player.ts';
import { listPlayers } from '../players/list-players.ts';
import { rehearseSheet } from '../sources/take-sheet.ts';
import { lockedTransaction } from '../standings/lock.ts';
import { nowOf } from '../time/now.ts';
import { importTracker, rehearseImport } from './import-tracker.ts';
import { TrackerErrors } from './tracker-errors.ts';
import { anyTracker } from './tracker-source.ts';

const league = useLeague();
const clock = () => Temporal.Instant.from('2025-11-21T10:00:00+01:00');
const now = nowOf(clock());
const HEADER = 'name,date,rings,apptSet,apptDone,alignment';
const take = (...lines: string[]) =>
  lockedTransaction(league.db, (trx) => importTracker(trx, [HEADER, ...lines].join('\n'), now));

test.each([
  ['a header alone', HEADER],
  ['a header and blank lines', `\uFEFF${HEADER}\r\n\r\n`],
  ['nothing', ''],
])('a file of %s is refused, and removes no demonstration', async (_, csv) => {
  await fillDemo(league.db, clock);
  const before = await listPlayers(league.db, now);
  await expect(lockedTransaction(league.db, (trx) => importTracker(trx, csv, now))).rejects.toThrow(
    TrackerErrors,
  );
  expect(await rehearseImport(league.db, csv, now)).toMatchObject({
    demoRemoved: false,
    errors: [{ line: 1 }],
  });
  expect(await listPlayers(league.db, now)).toEqual(before);
  await lockedTransaction(league.db, (trx) => removeDemo(trx, now));
});

test('an import first removes the demonstration office and its closed days', async () => {
  expect(await fillDemo(league.db, clock)).toBe(true);
  expect(await newestClosedDay(league.db)).toBe('2025-11-20');
  expect(await fillDemo(league.db, clock)).toBe(false);

  const imported = await take('Anna Rossi,2025-10-06,84,2,0,true', 'Anna Rossi,2025-11-20,90,0,0,false');
  expect(imported.after).toEqual({
    newPlayers: 1,
    entries: { created: 2, replaced: 0, unchanged: 0 },
    demoRemoved: true,
  });
  expect(await newestClosedDay(league.db)).toBeNull();
  expect(await listPlayers(league.db, now)).toMatchObject([
    { name: 'Anna Rossi', joinedOn: '2025-10-01', position: 1, score: 90 },
  ]);
});

test('a known name in another spelling is the same player, and the entry of the same day is replaced', async () => {
  await take('  ANNA ROSSI ,2025-11-20,100,0,0,true');
  expect(await listPlayers(league.db, now)).toMatchObject([{ name: 'Anna Rossi', score: 125 }]);
  expect(await listEntries(league.db, '2025-11-20')).toHaveLength(1);
});

test('a file and a source match each of 300 spellings as a pasted one is', async () => {
  for (const name of [...PLAYERS, LEAVER])
    await lockedTransaction(league.db, (trx) =>
      addPlayer(trx, { name, position: 0, score: 0, bonus: 0, total: 0 }, now),
    );
  await league.db('players').where({ name: LEAVER }).update({ archived_on: '2025-11-01' });
  // A day of its own for each: two spellings of one name on one day are two people.
  const rows = SPELLINGS.map(([name], at) => [
    `"${name}"`,
    Temporal.PlainDate.from('2025-11-20').subtract({ days: at }),
    5,
  ]);
  const table = readText(['Nome;Giorno;Chiamate', ...rows.map((cells) => cells.join(';'))].join('\n'));
  const file = { table, fileName: 'nomi.csv', options: {} };
  const source = {
    id: randomUUID(),
    name: 'Foglio',
    host: 'a.example',
    everyMinutes: 15,
    from: '08:00',
    to: '20:00',
    paused: false,
    options: {},
    isFirst: true,
  };
  const reports = [
    await rehearseImport(league.db, await anyTracker(league.db, file, now, keyed), now),
    (await rehearseSheet(league.db, source, { ...file, keyed }, clock)).report,
  ];
  const players = new Map((await listPlayers(league.db, now)).map(({ id, name }) => [id, name]));
  for (const report of reports) {
    const people = new Map(report?.read?.people.map((person) => [spellingKey(person.name), person]));
    const answers = SPELLINGS.map(([name]): Spelling => {
      const { how = 'new', playerId, candidates: [first] = [] } = people.get(spellingKey(name)) ?? {};
      return [name, how, players.get(playerId ?? '') ?? first?.name ?? null];
    });
    expect(answers).toEqual(SPELLINGS);
  }
});
