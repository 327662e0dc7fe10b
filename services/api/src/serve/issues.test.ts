import { NewEntry } from '@vetta/contract/entries';
import { expect, test } from 'vitest';
import { explain } from './issues.ts';

const day = { playerId: '0199f7a2-5c00-7000-8000-000000000001', date: '2025-10-20', rings: 80 };

test.each([
  [{ rings: 10_001 }, 'al massimo 10.000'],
  [{ rings: -1 }, 'almeno 0'],
  [{ rings: 2 ** 31 }, 'al massimo 10.000'],
  [{ rings: 1.5 }, 'deve essere un numero intero'],
  [{ rings: '80' }, 'deve essere un numero'],
  [{ rings: null }, 'deve essere un numero'],
  [{ rings: undefined }, 'manca'],
  [{ alignment: 'true' }, 'deve essere vero o falso'],
  [{ date: '2025-02-30' }, 'deve essere una data (AAAA-MM-GG)'],
  [{ playerId: 'anna' }, 'deve essere un identificativo'],
])('%o is told in Italian: %s', (wrong, message) => {
  const { error } = NewEntry.safeParse({ ...day, ...wrong }, { error: explain });
  expect(error?.issues).toContainEqual(expect.objectContaining({ path: Object.keys(wrong), message }));
});
