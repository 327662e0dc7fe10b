import { expect, test } from 'vitest';
import { changedInWords, type FieldWords } from './changed-in-words.ts';

interface Row {
  readonly title: string;
  readonly order: number;
  readonly updatedAt: string;
}
const words: FieldWords<Row> = { title: (title) => `Titolo «${title}»`, order: (order) => `Ordine ${order}` };
const row: Row = { title: 'Chi vince?', order: 3, updatedAt: '18:42' };

test('says what another admin changed, as it is now', () => {
  expect(changedInWords(row, { ...row, title: 'Chi perde?', order: 0 }, words)).toBe(
    'Titolo «Chi perde?», Ordine 0',
  );
});

test('does not mention equal fields, or fields without words', () => {
  expect(changedInWords(row, { ...row, updatedAt: '18:43' }, words)).toBe('');
});
