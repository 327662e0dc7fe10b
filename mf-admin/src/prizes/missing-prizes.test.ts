import { expect, test } from 'vitest';
import { missingPrizes } from './missing-prizes.ts';

const prize = (title: string, position: number, month: string | null, fields = {}) => ({
  ...{ title, position, month, isLottery: false, isActive: true },
  ...fields,
});

test('a month lacks the prizes of the month before that are neither its own nor of every month', () => {
  const prizes = [
    prize('Buono', 1, null),
    prize('Weekend', 1, '2026-11'),
    prize('Cuffie', 2, '2026-11'),
    prize('Libro', 3, '2026-11', { isActive: false }),
    prize('Scatola', 1, '2026-11', { isLottery: true }),
    prize('Zaino', 4, '2026-11'),
    prize('Sci', 4, '2026-12'),
  ];
  const titles = missingPrizes(prizes, '2026-11', '2026-12').map(({ title }) => title);
  expect(titles).toEqual(['Cuffie', 'Scatola']);
});
