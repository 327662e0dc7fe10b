// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the lines of these sources are strings
import { checkout } from '@vetta/server/checkout';
import { expect, test } from 'vitest';
import { bareArticles, bareIn } from './bare-articles.ts';

test('no text of the product writes an article before a day, a month or a person that may begin with a vowel', async () => {
  expect(await bareArticles(checkout)).toEqual([]);
});

test.each([
  '`in gara dal ${formatDayOfMonth(joinedOn)}`',
  '<p>Consegnato il {formatDayOfMonth(on)}</p>',
  '`Giornata del ${italianDay(day)} chiusa`',
  '<p>In vetta a {monthName}</p>',
  '`Collega a ${name}`',
  '`A ${winner.name} il primo premio`',
])('%s is reported', (line) => {
  expect(bareIn('x.tsx', line)).toHaveLength(1);
});

test.each([
  "`in gara ${withArticle('dal', joinedOn)}`",
  '`Fino a ${when(iso)}`',
  '`un numero da 0 a ${largest}`',
])('%s is not', (line) => {
  expect(bareIn('x.tsx', line)).toEqual([]);
});
