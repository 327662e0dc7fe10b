import { expect, test } from 'vitest';
import { lossInWords } from './loss-in-words.ts';

const rest =
  'I mesi definitivi tengono la sua riga. Se ha lasciato l’ufficio, archivia: esce dalla classifica e i suoi dati restano.';

test.each([
  [0, [], 'Non ha ancora punti né giornate.'],
  [40, [], 'Se ne vanno i 40 punti di questo mese.'],
  [0, ['2026-10-30'], 'Se ne vanno una giornata di ottobre 2026.'],
  [
    2310,
    ['2026-11-02', '2026-10-30', '2026-09-01'],
    'Se ne vanno i 2.310 punti di questo mese e 3 giornate da settembre 2026 a novembre 2026.',
  ],
])('the loss of %d points and the days %j is said', (points, days, loss) => {
  expect(lossInWords(points, days)).toBe(`${loss} ${rest}`);
});
