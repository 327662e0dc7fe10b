import { expect, test } from 'vitest';
import { crowdedPlaces } from './crowded-places.ts';

const prize = (title: string, position: number, month: string | null = null, fields = {}) => ({
  ...{ title, position, month, isLottery: false, isActive: true },
  ...fields,
});

test('two active prizes for one place are pointed at, with their month', () => {
  const prizes = [
    prize('Penna', 3, '2026-12'),
    prize('Zaino', 3, '2026-12'),
    prize('Libro', 3, '2026-11'),
    prize('Guida', 3, '2026-11'),
    prize('Sci', 1, '2026-12'),
    prize('Weekend', 1),
    prize('Cuffie', 2),
    prize('Buono', 2),
  ];
  expect(crowdedPlaces(prizes, '2026-11')).toEqual([
    { position: 1, month: '2026-12', titles: ['Sci', 'Weekend'] },
    { position: 2, month: null, titles: ['Cuffie', 'Buono'] },
    { position: 3, month: '2026-11', titles: ['Libro', 'Guida'] },
    { position: 3, month: '2026-12', titles: ['Penna', 'Zaino'] },
  ]);
});

test('prizes that are inactive, drawn by lot, of a past month or of two different months share no place', () => {
  const prizes = [
    prize('Weekend', 1),
    prize('Spento', 1, null, { isActive: false }),
    prize('Sorpresa', 1, null, { isLottery: true }),
    prize('Ottobre', 1, '2026-10'),
    prize('Libro', 2, '2026-11'),
    prize('Penna', 2, '2026-12'),
  ];
  expect(crowdedPlaces(prizes, '2026-11')).toEqual([]);
});
