import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';

const office = useOffice();

// The week of Monday 13 October 2025, evaluated when it is over.
const [monday, tuesday, wednesday, thursday, friday, saturday] = [
  '2025-10-13',
  '2025-10-14',
  '2025-10-15',
  '2025-10-16',
  '2025-10-17',
  '2025-10-18',
] as const;
const workingDays = [monday, tuesday, wednesday, thursday, friday];
const afterTheWeek = async () => {
  await office.close('2025-10-19');
  return office.bonuses('Anna');
};

async function anna() {
  await office.begin('2025-10-20T09:00', 'Anna');
}

type Days = readonly [days: string | readonly string[], numbers: Parameters<typeof office.record>[2]];

test.each<[title: string, days: readonly Days[], bonuses: readonly string[]]>([
  [
    'five appointments set on one day are a Best Day Record, four are not',
    [
      [workingDays, { apptSet: 4 }],
      [tuesday, { apptSet: 5 }],
      [wednesday, { apptSet: 9 }],
    ],
    [`best_day_record ${tuesday} settled`],
  ],
  ['four appointments a day all week long are no Best Day Record', [[workingDays, { apptSet: 4 }]], []],
  ['101 calls on one day are a Call Beast', [[thursday, { rings: 101 }]], [`call_beast ${thursday} settled`]],
  ['100 calls are no Call Beast', [[monday, { rings: 100 }]], []],
  [
    'the first appointment done in the week is a First Timer, once a week',
    [
      ['2025-10-12', { apptDone: 1 }],
      [[wednesday, friday], { apptDone: 2 }],
    ],
    ['first_timer 2025-10-12 settled', `first_timer ${wednesday} settled`],
  ],
  [
    '70 calls on each day from Monday to Friday make a Consistency King, earned on the Friday',
    [[workingDays, { rings: 70 }]],
    [`consistency_king ${friday} settled`],
  ],
  [
    '69 calls on one of the five days make no Consistency King',
    [
      [workingDays, { rings: 70 }],
      [wednesday, { rings: 69 }],
    ],
    [],
  ],
  [
    'a missing Friday makes no Consistency King, whatever Saturday brings',
    [[[monday, tuesday, wednesday, thursday, saturday], { rings: 90 }]],
    [],
  ],
  ['in a week without alignments no player is Always There', [[workingDays, { rings: 1 }]], []],
])('%s', async (_, days, bonuses) => {
  await anna();
  for (const [on, numbers] of days) await office.record('Anna', on, numbers);
  expect(await afterTheWeek()).toEqual(bonuses);
});

test('a player at every alignment of the week is Always There, earned on the last of them; one who misses one is not', async () => {
  await anna();
  await office.add('Bruno');
  await office.record('Bruno', thursday, { alignment: true });
  await office.record('Anna', [monday, thursday], { alignment: true });
  await office.record('Anna', friday, { rings: 1 });
  expect(await afterTheWeek()).toEqual([`always_there ${thursday} settled`]);
  expect(await office.bonuses('Bruno')).toEqual([]);
});

test('on a Sunday «Ricalcola» judges Always There, on a Saturday neither it nor the close does', async () => {
  await anna();
  await office.record('Anna', monday, { alignment: true });
  await office.close(saturday);
  office.at(`${saturday}T12:00`);
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual([]);
  office.at('2025-10-19T12:00');
  await office.recalculate();
  expect(await office.bonuses('Anna')).toEqual([`always_there ${monday} settled`]);
});

test('a week over New Year is one week: 70 calls from 29 December to 2 January make one Consistency King', async () => {
  await office.begin('2026-01-02T23:59', 'Anna');
  await office.record('Anna', ['2025-12-29', '2025-12-30', '2025-12-31', '2026-01-01', '2026-01-02'], {
    rings: 70,
  });
  await office.close('2026-01-02');
  expect(await office.bonuses('Anna')).toEqual(['consistency_king 2026-01-02 settled']);
});

test('a close sees the entries up to its day, not those of later days', async () => {
  await anna();
  await office.record('Anna', tuesday, { rings: 101 });
  await office.record('Anna', thursday, { apptSet: 5 });
  await office.close(wednesday);
  expect(await office.bonuses('Anna')).toEqual([`call_beast ${tuesday} settled`]);
});
