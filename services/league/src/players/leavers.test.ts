import type { PlayerChange } from '@vetta/contract/players';
import { beforeEach, describe, expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { useOffice } from '../../testing/office.ts';
import { recordEntries } from '../entries/record-entries.ts';
import { importTracker, rehearseImport } from '../imports/import-tracker.ts';
import { nowOf } from '../time/now.ts';
import { requirePlayer } from './require-player.ts';

const office = useOffice();
const audit = audited(office);
const numbers = { rings: 7, apptSet: 0, apptDone: 0, alignment: false };
const file = (...lines: string[]) => ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n');
const take = (csv: string) =>
  audit.act('POST /api/admin/imports', (trx, now) => importTracker(trx, csv, now));
const errors = async (csv: string) => (await rehearseImport(office.db, csv, nowOf(office.now))).errors;
const rings = async (name: string, date: string) => (await audit.entryOf(name, date))?.rings;

/** Anna leaves on 20 October. */
beforeEach(async () => {
  office.at('2025-10-20T09:00');
  await office.add('Anna', { joinedOn: '2025-10-01' });
  await office.add('Bruno', { joinedOn: '2025-10-01' });
  await office.record('Anna', ['2025-10-17', '2025-10-20'], { rings: 80 });
  await office.record('Bruno', '2025-10-17', { rings: 75 });
  office.at('2025-10-20T12:00');
  await audit.archive('Anna');
  office.at('2025-10-22T18:00');
});

const left = 'Anna ha lasciato la gara il 20 ottobre 2025: da quel giorno non prende più numeri';

describe('who has left takes no entry from the day of leaving on, but still of the days before', () => {
  test('one by one', async () => {
    for (const date of ['2025-10-20', '2025-10-21', '2025-10-22'])
      await expect(office.record('Anna', date, { rings: 7 })).rejects.toMatchObject({
        ...{ code: 'left_already', status: 409, message: left },
      });
    // Not even the numbers that are there.
    await expect(office.record('Anna', '2025-10-20', { rings: 80 })).rejects.toMatchObject({ status: 409 });
    expect(await rings('Anna', '2025-10-20')).toBe(80);
    await office.record('Anna', ['2025-10-17', '2025-10-19'], { rings: 7 });
    expect(await rings('Anna', '2025-10-17')).toBe(7);
    expect(await rings('Anna', '2025-10-19')).toBe(7);
  });

  test('in an evening of many, all or nothing', async () => {
    const evening = (date: string, names: string[]) =>
      office.run((trx, now) =>
        recordEntries(
          trx,
          { date, entries: names.map((name) => ({ playerId: office.idOf(name), ...numbers })) },
          now,
        ),
      );
    await expect(evening('2025-10-21', ['Bruno', 'Anna'])).rejects.toMatchObject({
      ...{ code: 'left_already', status: 409, message: left },
    });
    expect(await rings('Bruno', '2025-10-21')).toBeUndefined();
    await evening('2025-10-19', ['Bruno', 'Anna']);
    expect(await rings('Anna', '2025-10-19')).toBe(7);
  });

  test('in a file, with the line of each', async () => {
    const wrong = file(
      'Anna,2025-10-19,7,0,0,true',
      'Bruno,2025-10-21,7,0,0,true',
      'ANNA,2025-10-20,7,0,0,true',
      'Anna,2025-10-21,7,0,0,true',
    );
    expect(await errors(wrong)).toEqual([4, 5].map((line) => ({ line, column: 'name', message: left })));
    await expect(take(wrong)).rejects.toMatchObject({ code: 'tracker_errors' });
    expect(await rings('Bruno', '2025-10-21')).toBeUndefined();
    await take(file('Anna,2025-10-19,7,0,0,true', 'Bruno,2025-10-21,7,0,0,true'));
    expect(await rings('Anna', '2025-10-19')).toBe(7);
  });

  test('until the player is back', async () => {
    await audit.archive('Anna', false);
    await office.record('Anna', '2025-10-21', { rings: 7 });
    expect(await office.points('Anna')).toMatchObject({ score: 167 });
  });
});

describe('an undo brings no entry of a day from the day of leaving on', () => {
  test('of a return after which there are new numbers', async () => {
    const back = await audit.archive('Anna', false);
    office.at('2025-10-22T19:00');
    await audit.record('Anna', '2025-10-21', 5);
    expect(await audit.refusal(back)).toMatch(
      /\(«Entry registrata» di Maria, .*\) che riguarda l’entry di Anna del 21 ottobre 2025/,
    );
    await audit.erase('Anna', '2025-10-21');
    expect(await audit.refusal(back)).toBe('undone');
    // The numbers of the day of leaving, typed before it, do not stand in the way.
    expect(await rings('Anna', '2025-10-20')).toBe(80);
  });
});

describe('who has left takes no hand edit', () => {
  test.each<[string, PlayerChange]>([
    ...(['score', 'bonus', 'total', 'position'] as const).map((field): [string, PlayerChange] => [
      field,
      { [field]: 3 },
    ]),
    ['all of them', { position: 1, score: 2, bonus: 3, total: 4 }],
    ['a name beside them', { name: 'Anna Bianchi', total: 7 }],
  ])('of %s', async (_, edit) => {
    await expect(office.change('Anna', edit)).rejects.toMatchObject({
      code: 'archived_player',
      status: 409,
      message: 'Anna è in archivio: i suoi punti non si cambiano a mano',
    });
    expect((await requirePlayer(office.db, office.idOf('Anna'), nowOf(office.now))).name).toBe('Anna');
    expect(await office.db('adjustments')).toEqual([]);
    expect(await office.db('last_positions').where({ player_id: office.idOf('Anna') })).toEqual([]);
  });

  test('but is renamed, and gets another first day', async () => {
    // The whole row as it is stored, as the dialog of an older page sends it.
    await office.change('Anna', { name: 'Anna B.', position: 0, score: 0, bonus: 0, total: 0 });
    expect(await office.change('Anna', { joinedOn: '2025-10-02' })).toMatchObject({
      ...{ name: 'Anna B.', joinedOn: '2025-10-02', archivedOn: '2025-10-20' },
    });
    await audit.archive('Anna', false);
    expect(await office.change('Anna', { total: 100 })).toMatchObject({ score: 160, total: 100 });
  });
});
