import type { NewChallenge } from '@vetta/contract/challenges';
import { expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { listeningChannel } from '../../testing/listening-channel.ts';
import { useOffice } from '../../testing/office.ts';
import { messageOf, textOf } from '../announcements/announcement.ts';
import { nowOf } from '../time/now.ts';
import { getChallenge, listChallenges } from './challenges.ts';
import { addChallenge, changeChallenge, rebuildChallenge, removeChallenge } from './change-challenges.ts';

const office = useOffice();
const audit = audited(office);

const names = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gino'];
async function sevenPeople() {
  office.at('2026-11-02T09:00');
  for (const name of names) await office.add(name);
}

const side = (...people: string[]) => ({
  name: null,
  colour: 'sky' as const,
  people: people.map((name) => office.idOf(name)),
});
const everybody = { name: null, colour: 'sky', people: null } as const;
/** A sfida of the first week of November 2026. */
const week = (sides: NewChallenge['sides'], more: Partial<NewChallenge> = {}): NewChallenge => ({
  ...{ name: 'Sfida', stake: null, firstDay: '2026-11-02', lastDay: '2026-11-06' },
  ...{ counted: 'points', target: null, per: 'mean', sides, ...more },
});
const add = async (...given: Parameters<typeof week>): Promise<string> =>
  (await office.run((trx, now) => addChallenge(trx, week(...given), now))).after.id;
const change = (id: string, fields: Partial<NewChallenge>) =>
  office.run((trx, now) => changeChallenge(trx, id, fields, now));
const rebuild = (id: string) =>
  office.run((trx, now) => rebuildChallenge(trx, id, { reason: 'Dati arrivati tardi' }, now));
const refusal = (run: Promise<unknown>) =>
  run.then(
    () => 'taken',
    ({ code }) => code,
  );
const shown = (id: string) => getChallenge(office.db, id, nowOf(office.now));
const standing = async (id: string) =>
  (await shown(id)).sides.map(({ name, counting, value, place }) => [name, counting, value, place]);

test('points are those of the days, with settled bonuses and without hand edits; equal sides share a place', async () => {
  await sevenPeople();
  const id = await add([side('Anna'), side('Bruno'), side('Carla', 'Dario')]);
  await office.record('Anna', '2026-11-02', { rings: 75 });
  await office.record('Bruno', '2026-11-02', { apptDone: 1 });
  await office.record('Carla', '2026-11-02', { apptDone: 2, alignment: true });
  // Before its first day.
  await office.record('Anna', '2026-11-01', { rings: 900 });
  await office.change('Anna', { score: 5_000 });
  expect(await standing(id)).toEqual([
    // Appointments of single people are private and decide no tie; the bonus counts once the close settles it.
    ['Anna', 1, 7_500, 2],
    ['Bruno', 1, 7_500, 2],
    ['Lato 3', 2, 8_750, 1],
  ]);
  office.at('2026-11-02T23:59');
  await office.close('2026-11-02');
  expect(await standing(id)).toEqual([
    ['Anna', 1, 7_500, 3],
    ['Bruno', 1, 10_000, 1],
    ['Lato 3', 2, 10_000, 1],
  ]);
});

test('other sums than points are published by closes alone, and move only once three people’s numbers have, an office’s by those of each squad', async () => {
  await sevenPeople();
  const id = await add([side('Anna', 'Bruno', 'Carla'), side('Dario', 'Elena', 'Fabio', 'Gino')], {
    ...{ counted: 'rings', per: 'sum' },
  });
  const all = await add([everybody], { counted: 'rings', per: 'sum', firstDay: '2026-11-01' });
  const values = async () =>
    [...(await shown(id)).sides, ...(await shown(all)).sides].map(({ value }) => value);
  for (const name of names) await office.record(name, '2026-11-02', { rings: 10 });
  expect(await values()).toEqual([null, null, null]);
  office.at('2026-11-02T23:59');
  await office.close('2026-11-02');
  expect(await values()).toEqual([30, 40, 70]);
  office.at('2026-11-03T23:59');
  for (const name of ['Anna', 'Bruno', 'Dario', 'Elena', 'Fabio'])
    await office.record(name, '2026-11-03', { rings: 1 });
  expect(await values()).toEqual([30, 40, 70]);
  await office.close('2026-11-03');
  expect(await values()).toEqual([30, 43, 73]);
  office.at('2026-11-04T23:59');
  await office.record('Carla', '2026-11-04', { rings: 1 });
  await office.close('2026-11-04');
  expect(await values()).toEqual([33, 43, 76]);
  expect(await shown(id)).toMatchObject({ asOf: '2026-11-04' });
  // With two people left nothing more is published.
  await office.remove('Anna');
  office.at('2026-11-05T23:59');
  await office.close('2026-11-05');
  expect(await values()).toEqual([null, 43, 76]);
});

test('the sums of a sfida whose first days are closed are published at once; once it is removed, one that differs by a person is still refused, and so is its return if the difference tells of one', async () => {
  await sevenPeople();
  for (const name of names) await office.record(name, '2026-11-02', { rings: 10 });
  office.at('2026-11-02T23:59');
  await office.close('2026-11-02');
  office.at('2026-11-03T10:00');
  await office.record('Anna', '2026-11-03', { rings: 3 });
  const id = await add([side('Anna', 'Bruno', 'Carla', 'Dario')], { counted: 'rings', per: 'sum' });
  expect(await shown(id)).toMatchObject({ asOf: '2026-11-02', sides: [{ value: 40, place: 1 }] });
  const removed = await audit.act('DELETE /api/admin/challenges/{id}', (trx, now) =>
    removeChallenge(trx, id, now),
  );
  const others = [side('Anna', 'Bruno', 'Carla')];
  expect(await refusal(add(others, { counted: 'rings' }))).toBe('reveals_people');
  expect(
    await refusal(add(others, { counted: 'rings', firstDay: '2026-11-07', lastDay: '2026-11-08' })),
  ).toBe('taken');
  await add([everybody], { counted: 'rings' });
  office.at('2026-11-03T23:59');
  for (const name of ['Elena', 'Fabio']) await office.record(name, '2026-11-03', { rings: 3 });
  await office.close('2026-11-03');
  expect(await refusal(audit.undo(removed))).toBe('reveals_people');
});

test('once somebody has left, the numbers of the two people by whom two sfide differ wait', async () => {
  await sevenPeople();
  const [older, newer] = [
    await add([everybody], { counted: 'rings', per: 'sum' }),
    await add([side('Anna', 'Bruno', 'Carla', 'Dario')], { counted: 'rings', per: 'sum' }),
  ];
  const values = async () => [(await shown(older)).sides[0]?.value, (await shown(newer)).sides[0]?.value];
  for (const name of names) await office.record(name, '2026-11-02', { rings: 10 });
  office.at('2026-11-02T23:59');
  await office.close('2026-11-02');
  expect(await values()).toEqual([70, 40]);
  office.at('2026-11-03T10:00');
  await office.archive('Gino');
  office.at('2026-11-04T23:59');
  for (const name of names.slice(0, 6)) await office.record(name, '2026-11-04', { rings: 1 });
  await office.closeMissedDays();
  expect(await values()).toEqual([74, 44]);
});

test('late numbers that one of two sfide does not count wait in both until they are of three people, also of who is disqualified', async () => {
  await sevenPeople();
  const rings = { counted: 'rings', per: 'sum' } as const;
  const older = await add([everybody], rings);
  const newer = await add([everybody], { ...rings, firstDay: '2026-11-03' });
  const closed = async (day: string) => {
    office.at(`${day}T23:59`);
    for (const name of names) await office.record(name, day, { rings: 10 });
    await office.close(day);
    return [(await shown(older)).sides[0]?.value, (await shown(newer)).sides[0]?.value];
  };
  expect(await closed('2026-11-02')).toEqual([70, null]);
  await office.record('Anna', '2026-11-02', { rings: 15 });
  expect(await closed('2026-11-03')).toEqual([140, 70]);
  await office.disqualify('Bruno', '2026-11');
  expect(await closed('2026-11-04')).toEqual([190, 120]);
  await office.record('Carla', '2026-11-02', { rings: 12 });
  expect(await closed('2026-11-05')).toEqual([247, 180]);
});

test('what came late for a final sfida waits in others with the people of its sides, so that its rebuild tells of three', async () => {
  await sevenPeople();
  const rings = { counted: 'rings', per: 'sum' } as const;
  const squad = await add([side('Anna', 'Bruno', 'Carla', 'Dario')], { ...rings, lastDay: '2026-11-02' });
  const all = await add([everybody], rings);
  const after = async (day: string, ...late: string[]) => {
    office.at(`${day}T23:59`);
    for (const name of late) await office.record(name, '2026-11-02', { rings: 1 });
    await office.closeMissedDays();
    if ((await shown(squad)).state === 'final') await rebuild(squad);
    return [(await shown(squad)).sides[0]?.value, (await shown(all)).sides[0]?.value];
  };
  expect(await after('2026-11-04')).toEqual([0, 0]);
  expect(await after('2026-11-05', 'Anna', 'Elena', 'Fabio')).toEqual([0, 0]);
  expect(await after('2026-11-06', 'Bruno', 'Carla')).toEqual([3, 3]);
});

test('late data counts until the second day after the end is closed; then only a rebuild with a reason moves a sfida', async () => {
  await sevenPeople();
  const id = await add([side('Anna'), side('Bruno')], { per: 'sum' });
  for (const name of names) await office.record(name, '2026-11-02', { rings: 10 });
  office.at('2026-11-08T12:00');
  await office.closeMissedDays();
  await office.record('Anna', '2026-11-06', { rings: 5 });
  expect(await shown(id)).toMatchObject({ state: 'settling', sides: [{ value: 15 }, { value: 10 }] });
  expect(await refusal(rebuild(id))).toBe('challenge_not_final');
  office.at('2026-11-08T23:59');
  await office.close('2026-11-08');
  await office.record('Bruno', '2026-11-06', { rings: 90 });
  await office.scoring({ ringPoints: 2 });
  const final = await shown(id);
  expect(final).toMatchObject({ state: 'final', sides: [{ value: 15 }, { value: 10 }] });
  expect(await refusal(change(id, { name: 'Altra' }))).toBe('final_challenge');
  await office.remove('Anna');
  expect((await shown(id)).sides).toEqual(final.sides);
  // Who is gone keeps the part, and the values are those of then.
  const { after } = await rebuild(id);
  expect(after).toMatchObject({
    sides: [
      { name: 'Anna', value: 15, place: 2 },
      { name: 'Bruno', value: 100, place: 1 },
    ],
    rebuilds: [{ reason: 'Dati arrivati tardi' }],
  });
});

test('a removal can be undone, and a forgotten person has no name in a sfida, nor in what it says', async () => {
  await sevenPeople();
  const id = await add([side('Anna'), side('Bruno')], { name: 'Anna contro Bruno', stake: 'Bruno paga' });
  const removed = await audit.act('DELETE /api/admin/challenges/{id}', (trx, now) =>
    removeChallenge(trx, id, now),
  );
  expect(await listChallenges(office.db, nowOf(office.now))).toEqual([]);
  await audit.undo(removed);
  office.at('2026-11-08T23:59');
  await office.closeMissedDays();
  await office.archive('Bruno');
  await office.forget('Bruno');
  expect(JSON.stringify(await shown(id))).not.toContain('Bruno');
  expect(await shown(id)).toMatchObject({
    ...{ name: 'Anna contro Partecipante 1', stake: 'Partecipante 1 paga', state: 'final' },
    sides: [{ name: 'Anna' }, { name: 'Partecipante 1' }],
  });
});

test('a sfida is refused whose days, people or sums do not hold', async () => {
  await sevenPeople();
  const duel = () => [side('Anna'), side('Bruno')];
  const tries: [Parameters<typeof week>, string][] = [
    [[duel(), { firstDay: '2026-10-31' }], 'challenge_month_over'],
    [[duel(), { lastDay: '2026-11-01' }], 'challenge_days'],
    [[duel(), { lastDay: '2027-02-02' }], 'challenge_days'],
    [[duel(), { lastDay: '2027-02-01' }], 'taken'],
    [[[side('Anna'), side('Anna')]], 'on_two_sides'],
    [[[...duel(), everybody]], 'on_two_sides'],
    [[[{ ...side(), people: ['0199f7a2-5c00-7000-8000-000000000001'] }]], 'unknown_player'],
    [[duel(), { counted: 'rings' }], 'side_too_small'],
    [[[side('Anna', 'Bruno', 'Carla')], { counted: 'rings' }], 'taken'],
    // The difference of the two sums is Dario's calls.
    [[[side('Anna', 'Bruno', 'Carla', 'Dario')], { counted: 'rings' }], 'reveals_people'],
    [[[side('Anna', 'Bruno', 'Carla', 'Dario')], { counted: 'apptSet' }], 'taken'],
    [[[side('Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio')], { counted: 'rings' }], 'taken'],
    // Not one of the others alone, but both together.
    [[[everybody], { counted: 'rings' }], 'reveals_people'],
    // Nor the two that have nobody in common: without both, everybody's sum is Gino's.
    [[[everybody], { counted: 'apptDone' }], 'taken'],
    [[[side('Anna', 'Bruno', 'Carla')], { counted: 'apptDone' }], 'taken'],
    [[[side('Dario', 'Elena', 'Fabio')], { counted: 'apptDone' }], 'reveals_people'],
  ];
  for (const [given, expected] of tries) expect(await refusal(add(...given)), expected).toBe(expected);
  // Dario left before it, so that the two sums cannot differ by his calls.
  await office.archive('Dario');
  const later = { counted: 'rings', firstDay: '2026-11-10', lastDay: '2026-11-12' } as const;
  expect(await refusal(add([side('Anna', 'Bruno', 'Carla')], later))).toBe('taken');
  const more = [side('Anna', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio')];
  expect(await refusal(add(more, later))).toBe('reveals_people');

  const id = await add(duel());
  office.at('2026-11-04T10:00');
  await office.closeMissedDays();
  expect(await refusal(change(id, { sides: [side('Carla')] }))).toBe('challenge_begun');
  expect(await refusal(change(id, { lastDay: '2026-11-02' }))).toBe('challenge_day_closed');
  const { after } = await change(id, { name: 'Finale', lastDay: '2026-11-03', counted: 'points' });
  expect(after).toMatchObject({ name: 'Finale', lastDay: '2026-11-03', state: 'settling' });
});

test('channels hear that a sfida begins, who leads it since a close, and how it ended; of a tie of all nothing', async () => {
  await sevenPeople();
  const heard = await listeningChannel(office.db);
  await add([side('Anna'), side('Bruno')], { name: 'Duello', stake: 'Un caffè', lastDay: '2026-11-04' });
  await add([side('Carla'), side('Dario')], { name: 'Dopo', firstDay: '2026-11-20', lastDay: '2026-11-22' });
  const days: [string, string][] = [
    ['2026-11-02', 'Anna'],
    ['2026-11-03', 'Bruno'],
    ['2026-11-04', 'Bruno'],
  ];
  for (const [day, name] of days) {
    office.at(`${day}T23:59`);
    await office.record(name, day, { rings: name === 'Anna' ? 10 : 20 });
    await office.close(day);
  }
  office.at('2026-11-06T23:59');
  await office.closeMissedDays();
  expect((await heard()).map(({ event, facts }) => textOf(messageOf(event, facts)))).toEqual([
    'Comincia la sfida «Duello»\nDal 2 novembre 2026 al 4 novembre 2026\nIn palio: Un caffè',
    'Sfida «Duello»: in testa Bruno',
    'La sfida «Duello» è conclusa\nVince: Bruno\nIn palio: Un caffè',
  ]);
});
