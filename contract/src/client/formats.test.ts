import { expect, test } from 'vitest';
import { withArticle } from './formats.ts';

test('a day after an article is written as it is read', () => {
  expect([
    withArticle('dal', '2026-11-01'),
    withArticle('dal', '2026-11-08'),
    withArticle('del', '2026-11-11'),
    withArticle('al', '2026-11-18'),
  ]).toEqual(['dal 1° novembre', 'dall’8 novembre', 'dell’11 novembre', 'al 18 novembre']);
});
