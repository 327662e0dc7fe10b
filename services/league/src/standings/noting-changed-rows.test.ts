import { beforeEach, describe, expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';

const office = useOffice();
const disqualify = (reason: string | null, month = '2025-11') => office.disqualify('Anna', month, reason);

/** Makes a change a minute later. Returns whether the standings' last change is this one. */
async function isNoted(change: () => Promise<unknown>): Promise<boolean> {
  const before = (await office.board()).updatedAt;
  office.at('2025-11-10T12:01');
  await change();
  const after = (await office.board()).updatedAt;
  if (after === before) return false;
  expect(after).toBe('2025-11-10T11:01:00.000Z');
  return true;
}

/** October is final. In November, Anna and Bruno have the same numbers, and Carla is late. */
beforeEach(async () => {
  await office.begin('2025-10-20T12:00', 'Anna', 'Bruno');
  await office.record('Anna', '2025-10-20', { rings: 10 });
  await office.closeAt('2025-11-10T11:00');
  expect((await office.board('2025-10')).state).toBe('final');
  office.at('2025-11-10T12:00');
  await office.add('Carla', { joinedOn: '2025-11-05' });
});

describe('the standings have changed', () => {
  test('when a player is disqualified, or no longer', async () => {
    expect(await isNoted(() => disqualify('KPI anomali'))).toBe(true);
    office.at('2025-11-10T12:00');
    await office.change('Bruno', { name: 'Bruno Bianchi' });
    expect(await isNoted(() => disqualify(null))).toBe(true);
  });

  test.each([
    ['a player on the board has another name', () => office.change('Anna', { name: 'Anna Rossi' })],
    ['a player becomes late', () => office.change('Anna', { joinedOn: '2025-11-02' })],
    ['a player is late no longer', () => office.change('Carla', { joinedOn: '2025-11-01' })],
    [
      'the contest begins so that a late player is in time',
      () => office.setting({ key: 'contest', value: { start: '2025-11-05', end: '2025-11-30' } }),
    ],
  ])('when %s', async (_, change) => {
    expect(await isNoted(change)).toBe(true);
  });
});

describe('the standings have not changed', () => {
  test('when a disqualified player gets another reason', async () => {
    await disqualify('KPI anomali');
    expect(await isNoted(() => disqualify('Sabotaggio'))).toBe(false);
  });

  test('when a player who left gets another name, or is disqualified', async () => {
    await office.archive('Anna');
    expect(await isNoted(() => office.change('Anna', { name: 'Anna Rossi' }))).toBe(false);
    expect(await isNoted(() => disqualify('KPI anomali'))).toBe(false);
  });

  test.each([
    ['a player is disqualified for a final month', () => disqualify('KPI anomali', '2025-10')],
    ['a player is sent back as stored', () => office.change('Anna', { name: 'Anna' })],
    ['a player stays late', () => office.change('Carla', { joinedOn: '2025-11-07' })],
    [
      'the contest of another month changes',
      () => office.setting({ key: 'contest', value: { start: '2025-12-05', end: '2025-12-20' } }),
    ],
    ['the lottery takes fewer points', () => office.setting({ key: 'lotteryThreshold', value: 10 })],
  ])('when %s', async (_, change) => {
    expect(await isNoted(change)).toBe(false);
  });
});
