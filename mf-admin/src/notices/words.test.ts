import type { NoticeCard } from '@vetta/contract/notices';
import { expect, test } from 'vitest';
import { urgentOn } from './urgent-on.ts';
import { placeInWords, shownInWords } from './words.ts';

const walls = [
  { id: 'a', name: 'Corridoio' },
  { id: 'b', name: 'Ingresso' },
];
const now = new Date('2026-11-23T17:42:00Z');

test.each([
  [null, '2026-11-23T18:30:00Z', 'Su tutti gli schermi, fino alle 19:30'],
  [['a', 'b'], '2026-11-23T23:00:00Z', 'Su Corridoio e Ingresso, fino a mezzanotte'],
  [['x'], '2026-11-24T09:00:00Z', 'Su uno schermo senza nome, fino alle 10:00 di martedì 24 novembre'],
])('a notice for %j until %s: %s', (screens, endsAt, words) => {
  expect(placeInWords({ screens, endsAt }, walls, now)).toBe(words);
});

test('the walls that have shown a notice are named', () => {
  const shown = [{ screen: 'a', since: '2026-11-23T17:42:00Z' }];
  expect(shownInWords({ shown: [] }, walls, now, undefined)).toBe(
    'Nessuno schermo con un nome l’ha ancora mostrato.',
  );
  expect(shownInWords({ shown }, walls, now, undefined)).toBe('Comparso su Corridoio dalle 18:42.');
  const waits = 'Aspetta: finché c’è l’avviso urgente, fino alle 19:20, si vede solo quello.';
  const urgent = { endsAt: '2026-11-23T18:20:00Z' };
  expect(shownInWords({ shown: [] }, walls, now, urgent)).toBe(waits);
  expect(shownInWords({ shown }, walls, now, urgent)).toBe(`Comparso su Corridoio dalle 18:42. ${waits}`);
});

test('a notice waits while an urgent one is on all of its walls', () => {
  type Running = Pick<NoticeCard, 'tone' | 'screens'>;
  const everywhere: Running = { tone: 'urgente', screens: null };
  const inCorridor: Running = { tone: 'urgente', screens: ['a'] };
  const celebration: Running = { tone: 'festa', screens: null };
  expect(urgentOn(null, [celebration, everywhere])).toBe(everywhere);
  expect(urgentOn(['a', 'b'], [everywhere])).toBe(everywhere);
  expect(urgentOn(['a'], [inCorridor])).toBe(inCorridor);
  for (const screens of [null, [], ['b'], ['a', 'b']])
    expect(urgentOn(screens, [inCorridor])).toBeUndefined();
  expect(urgentOn(null, [celebration])).toBeUndefined();
});
