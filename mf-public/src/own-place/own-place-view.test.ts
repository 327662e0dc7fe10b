import type { Standing } from '@vetta/contract/standings';
import { expect, test } from 'vitest';
import { emptyBoard, sampleBoard, sampleEntries } from '../leaderboard/sample-board.ts';
import { samplePrizes } from '../page/sample-site.ts';
import { ownPlaceView, prizesInWords } from './own-place-view.ts';

const [giulia, niccolo, sara, marco] = sampleEntries;
const words = (standing: (typeof sampleEntries)[number] | undefined, board = sampleBoard()) =>
  ownPlaceView(board, { playerId: standing?.playerId ?? '', name: standing?.name ?? '' }).words;

test('card and bar say how far the next place is', () => {
  expect(words(marco)).toBe('576 punti al 3° posto');
  expect(words(niccolo)).toBe('136 punti al 1° posto');
  expect(words(giulia)).toBe('Sei in vetta');
  const eighth = sampleEntries.slice(0, 1).map((entry) => ({ ...entry, position: 8 }));
  const ninth = sampleEntries.slice(1, 2).map((entry) => ({ ...entry, position: 9 }));
  expect(words(niccolo, sampleBoard([...eighth, ...ninth]))).toBe('136 punti all’8° posto');
});

test('the month’s gold is in vetta, behind a disqualified first too; whoever is disqualified reads why there is no prize', () => {
  const [first, ...rest] = sampleEntries.slice(0, 3) as [Standing, Standing, Standing];
  const disqualified = sampleBoard([{ ...first, eligible: false, notEligible: 'disqualified' }, ...rest]);
  expect(words(giulia, disqualified)).toBe('Fuori gara per i premi: squalifica per il mese');
  expect(words(rest[0], disqualified)).toBe('Sei in vetta');
  const late = sampleBoard([{ ...first, eligible: false, notEligible: 'late' }, ...rest]);
  expect(words(giulia, late)).toBe('Sei in vetta');
});

test('at equal points one point is enough', () => {
  expect(words(sara)).toBe('A pari punti con Niccolò D’Àvila: ne basta 1');
});

test('on the 1st whoever has no points yet is told how the climb begins, not who else has none', () => {
  const [first, ...rest] = sampleEntries.slice(0, 3) as [Standing, Standing, Standing];
  const none = rest.map((entry) => ({ ...entry, score: 0, bonus: 0, total: 0 }));
  const board = sampleBoard([first, ...none]);
  expect(words(none[1], board)).toBe('Con i primi punti comincia la salita');
  expect(words(none[0], board)).toMatch(/punti al 1° posto$/);
});

test('a month without points has no places yet', () => {
  expect(words(marco, emptyBoard())).toBe('Con i primi punti comincia la salita');
});

test('a player who left is named calmly', () => {
  const board = sampleBoard(sampleEntries.slice(0, 3));
  expect(words(marco, board)).toBe('Marco De Luca non è nella classifica di questo mese');
});

test('the card says which prize is one’s own as the points are now, and whether one takes part in the lottery', () => {
  const prizes = [...samplePrizes];
  const of = (
    standing: Standing | undefined,
    more: Partial<Standing> = {},
    threshold: number | null = 1200,
  ) => standing && prizesInWords({ ...sampleBoard(), prizes }, { ...standing, ...more }, threshold);
  expect(of(niccolo)).toBe('2° premio, per ora, a te · sei nella lotteria');
  expect(of(marco)).toBe('Sei nella lotteria');
  expect(of(marco, { total: 1199 })).toBe('Lotteria: ancora 1 pt');
  expect(of(marco, { eligible: false, notEligible: 'late' })).toBe(
    'Fuori gara per i premi: in gara a mese iniziato',
  );
  expect(of(marco, { eligible: false, notEligible: 'disqualified' })).toBe('');
  // The draw was held.
  expect(of(marco, {}, null)).toBe('');
  prizes.pop();
  expect(of(marco)).toBe('');
});
