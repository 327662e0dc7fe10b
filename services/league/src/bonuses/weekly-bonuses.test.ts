import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';

const office = useOffice();

// The week of Monday 13 October 2025, evaluated when it is over.
const [monday, tuesday, wednesday, thursday, friday] = [
  '2025-10-13',
  '2025-10-14',
  '2025-10-15',
  '2025-10-16',
  '2025-10-17',
] as const;
const workingDays = [monday, tuesday, wednesday, thursday, friday];
const afterTheWeek = async () => {
  await office.close('2025-10-19');
  return office.bonuses('Anna');
};

async function anna() {
  office.at('2025-10-20T09:00');
  await office.add('Anna');
}

test('five appointments set on one day are a Best Day Record, four are not', async () => {
  await anna();
  await office.record('Anna', monday, { apptSet: 4 });
  await office.record('Anna', tuesday, { apptSet: 5 });
  await office.record('Anna', wednesday, { apptSet: 9 });
  expect(await afterTheWeek()).toEqual([`best_day_record ${tuesday} settled`]);
});

test('four appointments a day all week long are no Best Day Record', async () => {
  await anna();
  await office.record('Anna', workingDays, { apptSet: 4 });
  expect(await afterTheWeek()).toEqual([]);
});

test('101 calls on one day are a Call Beast, 100 are not', async () => {
  await anna();
  await office.record('Anna', monday, { rings: 100 });
  await office.record('Anna', thursday, { rings: 101 });
  expect(await afterTheWeek()).toEqual([`call_beast ${thursday} settled`]);
});

test('100 calls are no Call Beast', async () => {
  await anna();
  await office.record('Anna', monday, { rings: 100 });
  expect(await afterTheWeek()).toEqual([]);
});

test('the first appointment done in the week is a First Timer, once a week', async () => {
  await anna();
  await office.record('Anna', '2025-10-12', { apptDone: 1 });
  await office.record('Anna', [wednesday, friday], { apptDone: 2 });
  expect(await afterTheWeek()).toEqual([
    'first_timer 2025-10-12 settled',
    `first_timer ${wednesday} settled`,
  ]);
});

test('70 calls on each day from Monday to Friday make a Consistency King, earned on the Friday', async () => {
  await anna();
  await office.record('Anna', workingDays, { rings: 70 });
  expect(await afterTheWeek()).toEqual([`consistency_king ${friday} settled`]);
});

test('69 calls on one of the five days make no Consistency King', async () => {
  await anna();
  await office.record('Anna', workingDays, { rings: 70 });
  await office.record('Anna', wednesday, { rings: 69 });
  expect(await afterTheWeek()).toEqual([]);
});

test('a missing Friday makes no Consistency King, whatever Saturday brings', async () => {
  await anna();
  await office.record('Anna', [monday, tuesday, wednesday, thursday, '2025-10-18'], { rings: 90 });
  expect(await afterTheWeek()).toEqual([]);
});

test('who is at every alignment of the week is Always There, earned on the last of them', async () => {
  await anna();
  await office.add('Bruno');
  await office.record('Bruno', [monday, thursday], { alignment: true });
  await office.record('Anna', [monday, thursday], { alignment: true });
  await office.record('Anna', friday, { rings: 1 });
  expect(await afterTheWeek()).toEqual([`always_there ${thursday} settled`]);
});

test('who misses an alignment that one colleague was at is not Always There', async () => {
  await anna();
  await office.add('Bruno');
  await office.record('Bruno', friday, { alignment: true });
  await office.record('Anna', [monday, thursday], { alignment: true });
  expect(await afterTheWeek()).toEqual([]);
});

test('a week without alignments has nobody Always There', async () => {
  await anna();
  await office.record('Anna', workingDays, { rings: 1 });
  expect(await afterTheWeek()).toEqual([]);
});

test("Always There waits for the Sunday's close", async () => {
  await anna();
  await office.record('Anna', monday, { alignment: true });
  await office.close('2025-10-18');
  expect(await office.bonuses('Anna')).toEqual([]);
  expect(await afterTheWeek()).toEqual([`always_there ${monday} settled`]);
});

test('on a Sunday «Ricalcola» judges Always There, on a Saturday it does not', async () => {
  await anna();
  await office.record('Anna', monday, { alignment: true });
  office.at('2025-10-18T12:00');
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual([]);
  office.at('2025-10-19T12:00');
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual([`always_there ${monday} settled`]);
});

test('a week over New Year is one week: 70 calls from 29 December to 2 January make one Consistency King', async () => {
  office.at('2026-01-02T23:59');
  await office.add('Anna');
  await office.record('Anna', ['2025-12-29', '2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'], {
    rings: 70,
  });
  await office.close('2026-01-02');
  expect(await office.bonuses('Anna')).toEqual(['consistency_king 2026-01-02 settled']);
});

test('a close sees what was there on its day, not what came on later days', async () => {
  await anna();
  await office.record('Anna', tuesday, { rings: 101 });
  await office.record('Anna', thursday, { apptSet: 5 });
  await office.close(wednesday);
  expect(await office.bonuses('Anna')).toEqual([`call_beast ${tuesday} settled`]);
});
