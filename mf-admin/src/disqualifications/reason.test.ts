import { expect, test } from 'vitest';
import { ReasonFields, reasonInWords } from './reason.ts';

test('the reason is the cause, with the own words after it', () => {
  expect(reasonInWords({ cause: 'sabotage', words: '' })).toBe('Statistiche degli altri sabotate');
  expect(reasonInWords({ cause: 'numbers', words: '300 in un’ora' })).toBe(
    'Numeri falsificati nel tracker: 300 in un’ora',
  );
  expect(reasonInWords({ cause: 'other', words: 'Ha chiamato sé stesso' })).toBe('Ha chiamato sé stesso');
});

test('another reason needs words; the three causes do not', () => {
  expect(ReasonFields.safeParse({ cause: 'averages', words: ' ' }).success).toBe(true);
  expect(ReasonFields.safeParse({ cause: 'other', words: ' ' }).success).toBe(false);
});

test('the longest reason is within what the server takes', () => {
  const longest = ReasonFields.parse({ cause: 'averages', words: 'p'.repeat(400) });
  expect(reasonInWords(longest).length).toBeLessThanOrEqual(500);
  expect(ReasonFields.safeParse({ cause: 'averages', words: 'p'.repeat(401) }).success).toBe(false);
});
