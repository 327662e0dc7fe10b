import { expect, test } from 'vitest';
import { inItalian } from '../kit/validation.ts';
import { nextPosition, PrizeForm } from './prize-fields.ts';

test('a new prize comes after the highest position', () => {
  expect(nextPosition([{ position: 2 }, { position: 7 }, { position: 1 }])).toBe(8);
});

test('the first prize is for the first place', () => {
  expect(nextPosition([])).toBe(1);
});

test.each(['', '   '])('the title «%s» is not enough', (title) => {
  const { error } = PrizeForm.safeParse({ title }, inItalian);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Il titolo è obbligatorio']);
});

test('a title is at most 200 characters long', () => {
  expect(PrizeForm.safeParse({ title: 'a'.repeat(200) }).success).toBe(true);
  const { error } = PrizeForm.safeParse({ title: 'a'.repeat(201) }, inItalian);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Al massimo 200 caratteri']);
});
