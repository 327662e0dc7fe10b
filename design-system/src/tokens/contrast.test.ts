import { expect, test } from 'vitest';
import { pairsOf } from './contrast.ts';
import { palette, themes } from './tokens.ts';
import { type Changes, turned } from './turned.ts';

test.each(Object.entries(themes))(
  '%s: every text, edge and focus ring is readable on every surface it may stand on',
  (_name, theme) => {
    const pairs = pairsOf(theme);
    expect(pairs.length).toBeGreaterThan(130);
    for (const { word, behind, contrast, least } of pairs)
      expect(contrast, `${word} on ${behind}`).toBeGreaterThanOrEqual(least);
  },
);

test('the contrast is that of WCAG: black on white is 21, a wash counts with what is under it', () => {
  const changes: Changes = { 'palette.snow': '#ffffff', 'palette.ink': '#000000' };
  const pairs = pairsOf(turned('dark', changes));
  const of = (word: string, behind: string) =>
    pairs.find((pair) => pair.word === word && pair.behind === behind)?.contrast ?? 0;
  expect(of('text.onBright', 'text.primary')).toBeCloseTo(21, 5);
  expect(of('text.primary', 'podium.goldWash')).toBeLessThan(of('text.primary', 'surface.base'));
});

test('a palette’s colours differ, so that a token’s value says which of them it uses', () => {
  const colours = Object.values(palette);
  expect(new Set(colours).size).toBe(colours.length);
});
