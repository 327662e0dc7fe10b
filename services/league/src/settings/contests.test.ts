import { describe, expect, test } from 'vitest';
import { audited } from '../../testing/audited.ts';
import { useOffice } from '../../testing/office.ts';
import { getDraws } from '../draws/draws.ts';
import { monthValues } from '../months/month-values.ts';
import { nowOf } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { listContests } from './contests.ts';
import { changeSetting, getSetting } from './settings.ts';

const office = useOffice();
const audit = audited(office);
const set = (start: string, end: string) =>
  audit.act('PUT /api/admin/settings', (trx, now) =>
    changeSetting(trx, { key: 'contest', value: { start, end } }, now),
  );
const contests = async () =>
  (await listContests(office.db)).map(({ month, start, end }) => `${month}: ${start} ${end}`);
const today = async () => (await monthValues(office.db, monthOf(nowOf(office.now).today))).contest;
const late = async (month?: string) =>
  (await office.board(month)).entries
    .filter(({ notEligible }) => notEligible === 'late')
    .map(({ name }) => name);
const OCTOBER_2025 = '2025-10: 2025-10-01 2025-10-31';

/** November's contest began on the 3rd, when Anna joined. */
async function novemberOffice() {
  office.at('2025-11-01T09:00');
  await office.add('Anna', { joinedOn: '2025-11-03' });
  await office.add('Bruno');
  await office.record('Bruno', '2025-11-01', { rings: 10 });
  await set('2025-11-03', '2025-11-28');
}

test("next month's dates make nobody late today", async () => {
  await novemberOffice();
  expect(await late()).toEqual([]);
  office.at('2025-11-20T09:00');
  await set('2025-12-05', '2025-12-20');
  expect(await late()).toEqual([]);
  expect(await today()).toMatchObject({ month: '2025-11', start: '2025-11-03', end: '2025-11-28' });
  expect(await contests()).toEqual([
    OCTOBER_2025,
    '2025-11: 2025-11-03 2025-11-28',
    '2025-12: 2025-12-05 2025-12-20',
  ]);
  office.at('2025-12-01T09:00');
  expect(await today()).toMatchObject({ month: '2025-12', start: '2025-12-05', end: '2025-12-20' });
});

test('each month is drawn at the close of its own last day', async () => {
  await novemberOffice();
  await office.prize('Mystery box', { isLottery: true });
  office.at('2025-11-20T09:00');
  await set('2025-12-05', '2025-12-20');
  const drawn = async (month: string) => (await getDraws(office.db, month)).draws.length;
  for (const [day, november, december] of [
    ['2025-11-27', 0, 0],
    ['2025-11-28', 1, 0],
    ['2025-12-19', 1, 0],
    ['2025-12-20', 1, 1],
  ] as const) {
    await office.closeAt(`${day}T23:59`);
    expect([day, await drawn('2025-11'), await drawn('2025-12')]).toEqual([day, november, december]);
  }
});

describe('an undo', () => {
  test("takes back one month's dates, whatever was set for other months since", async () => {
    await novemberOffice();
    const december = await set('2025-12-05', '2025-12-20');
    const january = await set('2026-01-07', '2026-01-30');
    await audit.undo(december);
    expect(await contests()).toEqual([
      OCTOBER_2025,
      '2025-11: 2025-11-03 2025-11-28',
      '2026-01: 2026-01-07 2026-01-30',
    ]);
    await audit.undo(january);
    expect((await getSetting(office.db, 'contest')).value).toEqual({
      start: '2025-11-03',
      end: '2025-11-28',
    });
  });

  test('restores the dates that the same month had before, and is refused once they were set again', async () => {
    await novemberOffice();
    const second = await set('2025-11-01', '2025-11-20');
    const third = await set('2025-11-02', '2025-11-20');
    expect(await audit.refusal(second)).toMatch(
      /^Non si può annullare: c’è una modifica più recente \(«Impostazioni modificate» di Maria, .*\) che riguarda le date del contest di novembre 2025\. Annulla prima quella$/,
    );
    await audit.undo(third);
    await audit.undo(second);
    expect(await today()).toMatchObject({ start: '2025-11-03', end: '2025-11-28' });
  });
});
