import { expect, test } from 'vitest';
import { openAt } from './paging.ts';

const book = { pages: 3, pageMs: 13_000 };

test('a page stays until it was read', () => {
  expect(openAt({ page: 1, since: 0 }, book, 12_999)).toEqual({ page: 1, since: 0, over: false });
  expect(openAt({ page: 1, since: 0 }, book, 13_000)).toEqual({ page: 2, since: 13_000, over: false });
});

test('after the last page the scene is over, and the first page comes again', () => {
  expect(openAt({ page: 2, since: 0 }, book, 13_000)).toEqual({ page: 0, since: 13_000, over: true });
});

test('a single page is over, again and again', () => {
  const one = { pages: 1, pageMs: 8000 };
  expect(openAt({ page: 0, since: 0 }, one, 8000)).toEqual({ page: 0, since: 8000, over: true });
});

test('a page that is there no more gives way to the last one', () => {
  expect(openAt({ page: 2, since: 0 }, { ...book, pages: 2 }, 500).page).toBe(1);
});
