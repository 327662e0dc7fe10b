import { expect, test } from 'vitest';
import { pageAt } from './use-page-timer.ts';

const three = { pages: 3, pageMs: 13_000 };

test('a page stays for its duration', () => {
  expect(pageAt({ page: 1, since: 0 }, three, 12_999)).toEqual({ page: 1, since: 0, isOver: false });
  expect(pageAt({ page: 1, since: 0 }, three, 13_000)).toEqual({ page: 2, since: 13_000, isOver: false });
});

test('after the last page the scene is over, and the first page follows', () => {
  expect(pageAt({ page: 2, since: 0 }, three, 13_000)).toEqual({ page: 0, since: 13_000, isOver: true });
});

test('a single page is over after each of its durations', () => {
  const one = { pages: 1, pageMs: 8000 };
  expect(pageAt({ page: 0, since: 0 }, one, 8000)).toEqual({ page: 0, since: 8000, isOver: true });
});

test('a page that no longer exists gives way to the last one', () => {
  expect(pageAt({ page: 2, since: 0 }, { ...three, pages: 2 }, 500).page).toBe(1);
});
