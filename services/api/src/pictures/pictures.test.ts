import { readFile } from 'node:fs/promises';
import { boardOf, sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test, vi } from 'vitest';
import { climbOf } from '../frontend/climb-in-words.ts';
import { keepPictures } from './pictures.ts';
import { typefaceFrom } from './typeface.ts';

const line = (text: string) => ({ line: text });

test('pictures are kept up to a number of bytes, the last used longest', async () => {
  const size = (await keepPictures(1e9)(line('ottobre 2025'))).length;
  const pictureOf = keepPictures(Math.round(2.5 * size));
  const [october, november] = [await pictureOf(line('ottobre 2025')), await pictureOf(line('novembre 2025'))];
  expect(await pictureOf(line('ottobre 2025'))).toBe(october);
  await pictureOf(line('dicembre 2025'));
  expect(await pictureOf(line('ottobre 2025')), 'asked for after November').toBe(october);
  const again = await pictureOf(line('novembre 2025'));
  expect(again, 'drawn again').not.toBe(november);
  expect(again.equals(november)).toBe(true);
});

test('who asks at once for the same picture gets the same one', async () => {
  const pictureOf = keepPictures(1e9);
  const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => pictureOf(line('oggi'))));
  for (const other of others) expect(other).toBe(first);
});

test('a picture larger than all that may be kept is drawn each time, and keeps nothing', async () => {
  const pictureOf = keepPictures(1_000);
  expect((await pictureOf(line('oggi'))).equals(await pictureOf(line('oggi')))).toBe(true);
});

test('a disqualified first has no gold in the picture of a shared link: the next one has', async () => {
  const board = boardOf([
    sampleStanding({ playerId: 'Anna', score: 10, eligible: false, notEligible: 'disqualified' }),
    sampleStanding({ playerId: 'Bruno', score: 5, position: 2 }),
  ]);
  const [anna, bruno] = ['Anna', 'Bruno'].map((name) => climbOf(board, name));
  expect([anna?.metal, bruno?.metal]).toEqual(['', 'gold']);
  if (anna === undefined) throw new Error('Anna is on the board');
  const pictureOf = keepPictures(1e9);
  const golden = await pictureOf({ climb: { ...anna, metal: 'gold' } });
  expect((await pictureOf({ climb: anna })).equals(golden)).toBe(false);
});

test('after a typeface that could not be read once, pictures are drawn again', async () => {
  const typeface = typefaceFrom(
    vi.fn((path: string) => readFile(path)).mockRejectedValueOnce(new Error('EMFILE')),
  );
  await expect(typeface()).rejects.toThrow('EMFILE');
  const { outline } = await typeface();
  expect(outline('Vetta', { size: 16, weight: 400, width: 100 }).width).toBeGreaterThan(0);
});
