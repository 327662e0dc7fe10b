import { expect, test } from 'vitest';
import { monthInWords } from './in-words.ts';

test('the year is named only if it is another one', () => {
  expect(monthInWords('2026-11-30', '2026-12-02')).toBe('novembre');
  expect(monthInWords('2025-12-31', '2026-01-01')).toBe('dicembre 2025');
});
