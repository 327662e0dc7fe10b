import { expect, test } from 'vitest';
import { pageAt } from './use-page-timer.ts';

const three = { pages: 3, pageMs: 13_000 };
const last = { page: 2, since: 0, shown: 2 };

test('a page stays for its duration', () => {
  const second = { page: 1, since: 0, shown: 1 };
  expect(pageAt(second, three, 12_999)).toEqual({ ...second, isOver: false });
  expect(pageAt(second, three, 13_000)).toEqual({ page: 2, since: 13_000, shown: 2, isOver: false });
});

test('after the last page the scene is over, and the first page follows once the scene has had time to leave', () => {
  const { isOver, ...first } = pageAt(last, three, 13_000);
  expect({ isOver, ...first }).toEqual({ page: 0, since: 13_000, shown: 2, isOver: true });
  expect(pageAt(first, three, 14_999)).toEqual({ ...first, isOver: false });
  expect(pageAt(first, three, 15_000)).toEqual({ ...first, shown: 0, isOver: false });
});

test('a single page is over after each of its durations', () => {
  const only = { page: 0, since: 0, shown: 0 };
  expect(pageAt(only, { pages: 1, pageMs: 8000 }, 8000)).toEqual({ ...only, since: 8000, isOver: true });
});

test('a page that no longer exists gives way to the last one', () => {
  expect(pageAt(last, { ...three, pages: 2 }, 500)).toMatchObject({ page: 1, shown: 1 });
});
