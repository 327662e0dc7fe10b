import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listAudit } from '@vetta/league/audit/list-audit';
import { openDatabase } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { writeWorkbook } from '@vetta/tables/write-workbook';
import { beforeAll, expect, test } from 'vitest';
import { runHere } from '../../testing/run-here.ts';
import { exited, runScript } from '../../testing/run-script.ts';

const folder = await folderOfFile();
let DATABASE_URL: string;
beforeAll(async () => {
  DATABASE_URL = await freshDatabase();
});

const CLOCK = '2026-11-02T09:00:00+01:00';

async function tracker(...lines: string[]): Promise<string> {
  const file = join(folder, 'tracker.csv');
  await writeFile(file, ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n'));
  return file;
}

const entries = async (): Promise<number> =>
  (await inDatabase(DATABASE_URL, (database) => database('entries'))).length;

test('an import takes all lines or none, and names the wrong lines', async () => {
  const wrong = await runHere(
    ['import', await tracker('Giulia Riva,2026-10-30,80,2,1,true', 'Giulia Riva,2026-10-31,tante,2,1,true')],
    { DATABASE_URL, CLOCK },
  );
  expect(wrong.output).toMatch(/line 3: /);
  expect(wrong.output).toContain('Nothing was imported: correct this line and try again.');
  expect(wrong.code).toBe(1);
  expect(await entries()).toBe(0);

  const right = await runScript(['import', await tracker('Giulia Riva,2026-10-30,80,2,1,true')], {
    DATABASE_URL,
    CLOCK,
  });
  expect(right).toEqual(exited(0, '1 days of numbers imported'));
  expect(await entries()).toBe(1);
});

test('an import takes days before the league began only with --open-months', async () => {
  const url = await freshDatabase();
  const importFile = async (...words: string[]) =>
    runHere(['import', ...words], { DATABASE_URL: url, CLOCK });
  await importFile(await tracker('Giulia Riva,2026-10-30,80,2,1,true'));
  const older = await tracker('Giulia Riva,2026-08-03,80,2,1,true');
  expect(await importFile(older)).toEqual(exited(1, 'line 2: '));
  expect(await importFile(older, '--open-months')).toEqual(exited(0, '1 days of numbers imported'));
  const first = await inDatabase(url, (database) => database('entries').min('date as day'));
  expect(first).toEqual([{ day: '2026-08-03' }]);
});

test('a file that is not UTF-8 is refused with a sentence, and nothing is imported', async () => {
  const before = await entries();
  const file = join(folder, 'latin1.csv');
  const header = 'name,date,rings,apptSet,apptDone,alignment';
  await writeFile(file, Buffer.from(`${header}\nNiccolò,2026-10-30,80,2,1,true\n`, 'latin1'));
  expect(await runHere(['import', file], { DATABASE_URL, CLOCK })).toEqual(
    exited(1, 'is not UTF-8 text: save it as "CSV UTF-8" and try again.'),
  );
  expect(await entries()).toBe(before);
});

test('an import of any table says where it is unsure, and which option decides it', async () => {
  const url = await freshDatabase();
  const run = (...words: string[]) => runHere(['import', ...words], { DATABASE_URL: url, CLOCK });
  await run(await tracker('Giulia Riva,2026-10-30,80,2,1,true'));
  const file = join(folder, 'foglio.xlsx');
  async function* rows() {
    yield [
      { Chi: 'Giulia Rivo', Telefonate: 90, 'App. fissati': 3 },
      { Chi: 'Zeno Blu', Telefonate: 40, 'App. fissati': 1 },
    ];
  }
  const columns = (['Chi', 'Telefonate', 'App. fissati'] as const).map((key) => ({ key, heading: key }));
  await writeFile(file, writeWorkbook({ name: 'Nord', columns }, rows()));

  const unsure = await run(file, '--columns', 'name=Chi', '--sheet', 'Sud');
  expect(unsure.code).toBe(1);
  expect(unsure.output).toContain('--sheet "Nord"');
  expect(unsure.output).toContain('--day YYYY-MM-DD');
  expect(unsure.output).toContain('Nothing was imported: decide this with the options above and try again.');

  const decided = ['--columns', 'name=Chi', '--sheet', 'Nord', '--day', '2026-10-31'];
  const asked = await run(file, ...decided);
  expect(asked.code).toBe(1);
  expect(asked.output).toContain('cell A2: «Giulia Rivo» è Giulia Riva?');
  expect(asked.output).toContain('--people "Giulia Rivo=new"');

  expect(await run(file, ...decided, '--people', 'Giulia Rivo=new')).toEqual(
    exited(0, '2 days of numbers imported'),
  );
  expect(await run(file, ...decided, '--day', 'ieri')).toEqual(exited(1, '--day is not understood.'));
  const broken = join(folder, 'rovinato.xlsx');
  await writeFile(broken, (await readFile(file)).subarray(0, 900));
  expect(await run(broken)).toEqual(exited(1, 'rovinata'));
});

test('a command that fails by a defect prints its stack with LOG_LEVEL=debug alone, and never the values of the statement', async () => {
  const url = await freshDatabase();
  await inDatabase(url, (database) =>
    database.raw("alter table players add constraint nobody check (name not like 'Segreta%')"),
  );
  const fail = async (level: object) =>
    runHere(['import', await tracker('Segreta Rossi,2026-10-30,80,2,1,true')], {
      DATABASE_URL: url,
      CLOCK,
      ...level,
    });
  const [short, long] = [await fail({}), await fail({ LOG_LEVEL: 'debug' })];
  for (const failed of [short, long]) {
    expect(failed).toEqual(exited(1, 'violates check constraint "nobody"'));
    expect(failed.output).not.toContain('Segreta');
  }
  expect(short.output).not.toContain('    at ');
  expect(long.output).toContain('    at ');
});

test('a day before the league begins stays open, and the command says when it begins', async () => {
  const early = await runHere(['close', '2026-10-29'], { DATABASE_URL, CLOCK });
  expect(early).toEqual(exited(0, 'the league begins on 2026-10-30'));
});

test('closing a day twice reports that nothing is to do; a day that is not over is refused', async () => {
  const close = (day: string) => runHere(['close', day], { DATABASE_URL, CLOCK });
  expect(await close('2026-10-31')).toEqual(exited(0, '2026-10-31 is closed'));
  expect(await close('2026-10-31')).toEqual(exited(0, 'nothing to do'));
  expect(await close('2026-10-30')).toEqual(exited(0, 'covered by the close of 2026-10-31'));
  expect((await close('2026-11-02')).code).toBe(1);
  expect((await close('2026-02-30')).code).toBe(1);
});

test('seed writes an audit row in plain words', async () => {
  const url = await freshDatabase();
  await runHere(['seed', '--players', '3', '--month', '2026-10'], { DATABASE_URL: url, CLOCK });
  const { changes } = await inDatabase(url, (database) => listAudit(database, {}));
  expect(changes).toMatchObject([
    { actor: 'npm run seed', what: 'Dati dimostrativi aggiunti', after: { players: 3, month: '2026-10' } },
  ]);
});

test('seed refuses a month more than five years ago and one to come, and adds nothing', async () => {
  const url = await freshDatabase();
  const database = openDatabase(url, { max: 1 });
  for (const [month, sentence] of [
    ['2001-11', '--month: 2001-11 is more than five years ago: the earliest month is 2021-11.'],
    ['2021-10', '--month: 2021-10 is more than five years ago: the earliest month is 2021-11.'],
    ['2026-12', '--month: 2026-12 has not begun yet.'],
  ] as const) {
    const refused = await runHere(['seed', '--players', '3', '--month', month], {
      DATABASE_URL: url,
      CLOCK,
    });
    expect(refused).toEqual(exited(1, sentence));
  }
  expect(await database('entries')).toEqual([]);
  expect(await database('players')).toEqual([]);
  const earliest = await runHere(['seed', '--players', '1', '--month', '2021-11'], {
    DATABASE_URL: url,
    CLOCK,
  });
  expect(earliest).toMatchObject({ code: 0 });
  await database.destroy();
});

test('the same seed gives the same office', async () => {
  const seed = async () => {
    const url = await freshDatabase();
    await runScript(['seed', '--players', '5', '--month', '2026-10', '--random', '7'], {
      DATABASE_URL: url,
      CLOCK,
    });
    return inDatabase(url, (database) =>
      rows(
        database,
        'select p.name, s.total from month_sums s join players p on p.id = s.player_id order by s.total, p.name',
      ),
    );
  };
  const [one, other] = await Promise.all([seed(), seed()]);
  expect(one).toHaveLength(5);
  expect(one).toEqual(other);
});
