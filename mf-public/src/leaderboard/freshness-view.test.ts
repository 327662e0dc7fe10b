import { expect, test } from 'vitest';
import { freshnessView } from './freshness-view.ts';
import { sampleBoard } from './sample-board.ts';

const now = new Date('2026-11-21T17:50:00Z');

test('a change before today has its day, too', () => {
  const updated = (updatedAt: string | null) => freshnessView({ ...sampleBoard(), updatedAt }, now).updated;
  expect(updated('2026-11-21T17:42:00Z')).toBe('alle 18:42');
  expect(updated('2026-11-20T22:59:00Z')).toBe('venerdì 20 novembre alle 23:59');
  expect(updated(null)).toBe('');
});

test('standings are provisional until the close that meets their numbers, and not on the evening after it', () => {
  const board = sampleBoard();
  const [first, ...others] = board.entries.map((entry) => ({ ...entry, provisional: false }));
  const shown = (provisional: boolean) =>
    freshnessView({ ...board, entries: first ? [{ ...first, provisional }, ...others] : [] }, now);
  expect(shown(true).isProvisional).toBe('yes');
  expect(shown(false).isProvisional).toBe('');
});
