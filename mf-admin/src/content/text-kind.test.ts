import { expect, test } from 'vitest';
import { textKind } from './text-kind.ts';

test.each([
  ['hero.titleAccent', 'hero'],
  ['rules.faqTitle', 'title'],
  ['prizes.title', 'title'],
  ['hero.searchButton', 'button'],
  ['lottery.badge', 'badge'],
  ['intro.video', 'media'],
  ['rules.programDay', 'text'],
  ['nota.interna', 'text'],
])('%s is shown as %s', (key, kind) => {
  expect(textKind(key)).toBe(kind);
});
