import type { Leaderboard } from '@vetta/contract/standings';
import { expect, test, vi } from 'vitest';
import { persistBoard } from './persisted-board.ts';

// Node has no localStorage, like a browser that forbids it.
test('a device without storage does not break the wall', async () => {
  const board: Leaderboard = {
    entries: [],
    prizes: [],
    month: 'novembre 2026',
    period: '2026-11',
    state: 'open',
    updatedAt: null,
    newestEntryOn: null,
  };
  expect(() => persistBoard({ at: 0, board })).not.toThrow();
  vi.resetModules();
  const reloaded = await import('./persisted-board.ts');
  expect(reloaded.readPersistedBoard()).toBeNull();
});
