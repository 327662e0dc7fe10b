// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the lines of these sources are strings
import { checkout } from '@vetta/server/checkout';
import { expect, test } from 'vitest';
import { straightApostrophes, straightIn } from './straight-apostrophes.ts';

test('every apostrophe on screen is «’», but in the sentences that the specification writes', async () => {
  expect(await straightApostrophes(checkout)).toEqual([]);
});

test.each([
  `title: "Albo d'oro"`,
  `<p>Qui sopra c'è com'era</p>`,
  "`dall'11 al 18`",
  `il: "l'", al: "all'"`,
  `withReason("Errore nell'importazione")`,
])('%s is reported', (line) => {
  expect(straightIn('x.tsx', line)).toHaveLength(1);
});

test.each([
  `title: 'Albo d’oro'`,
  `withReason("Errore nell'aggiunta dell'entry")`,
  "case 'open': return ['a', 'e'];",
  "// The api's answer, which doesn't hold",
])('%s is not', (line) => {
  expect(straightIn('x.tsx', line)).toEqual([]);
});
