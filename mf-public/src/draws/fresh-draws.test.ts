import { expect, test } from 'vitest';
import { freshDraws, monthOfDraw } from './fresh-draws.ts';
import { sampleDraw, sampleDraws } from './sample-draws.ts';

test('a wall shows a draw from its evening to the third day after it, and no draw that was voided', () => {
  const drawnAt = '2026-11-30T22:59:30.000Z';
  const voided = sampleDraw({ drawnAt, voidedAt: '2026-12-01T08:00:00.000Z' });
  const { draws } = sampleDraws({ draws: [sampleDraw({ drawnAt }), voided] });
  const seen = ['2026-11-30T22:59:40Z', '2026-12-03T20:00:00Z', '2026-12-04T08:00:00Z'].map((at) => [
    monthOfDraw(new Date(at)),
    freshDraws({ draws }, new Date(at)).length,
  ]);
  expect(seen).toEqual([
    ['2026-11', 1],
    ['2026-11', 1],
    ['2026-12', 0],
  ]);
});
