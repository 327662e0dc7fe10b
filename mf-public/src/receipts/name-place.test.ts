import { expect, test } from 'vitest';
import { namePlace } from './name-place.ts';
import { insideLayer } from './silhouette.ts';

const size = { width: 400, height: 176 };

test('a name stands inside its layer over its whole width, even where the borders have waves', () => {
  let named = 0;
  for (let from = 0; from < 0.9; from += 0.01) {
    for (const thick of [0.09, 0.1, 0.11, 0.12, 0.2]) {
      const layer = { from, to: Math.min(1, from + thick) };
      const place = namePlace(layer, 'Conclusi', size);
      if (!place) continue;
      named += 1;
      const stretch = { from: (place.x - 30) / size.width, to: (place.x + 30) / size.width };
      const { bottom, top } = insideLayer(layer, stretch);
      // A capital letter is 10 px high; the border has its own line.
      expect(place.y - 7, JSON.stringify(layer)).toBeGreaterThanOrEqual((1 - top) * size.height);
      expect(place.y + 7, JSON.stringify(layer)).toBeLessThanOrEqual((1 - bottom) * size.height);
    }
  }
  expect(named).toBeGreaterThan(100);
});

test('a thin layer has no name, and neither has one near the summit that is narrower than the name', () => {
  expect(namePlace({ from: 0.3, to: 0.36 }, 'Fissati', size)).toBeNull();
  expect(namePlace({ from: 0.85, to: 1 }, 'Settimana', size)).toBeNull();
});
