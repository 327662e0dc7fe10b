import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';

const office = useOffice();
const newest = async (month?: string) => (await office.board(month)).newestEntryOn;

test('the newest day with numbers stays the same at its close, at midnight and when late numbers come', async () => {
  await office.begin('2025-10-22T18:00', 'Anna');
  expect(await newest()).toBeNull();
  await office.record('Anna', '2025-10-21', { rings: 10 });
  expect(await newest()).toBe('2025-10-21');
  office.at('2025-10-22T23:59');
  await office.close('2025-10-22');
  expect(await newest()).toBe('2025-10-21');
  office.at('2025-10-22T23:59:30');
  await office.record('Anna', '2025-10-22', { rings: 10 });
  expect(await newest()).toBe('2025-10-22');
  office.at('2025-10-23T00:00');
  await office.record('Anna', '2025-10-20', { rings: 10 });
  expect(await newest()).toBe('2025-10-22');
});

test('a month that begins has no newest day yet, and a month that is over has none', async () => {
  await office.begin('2025-10-31T18:00', 'Anna');
  await office.record('Anna', '2025-10-31', { rings: 10 });
  office.at('2025-11-01T00:00');
  expect([await newest(), await newest('2025-10')]).toEqual([null, null]);
});
