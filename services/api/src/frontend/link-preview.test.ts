import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { boardOf, sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { linkPreview } from './link-preview.ts';

const id = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;

const board = (...players: [name: string, total: number][]): Leaderboard =>
  boardOf(
    players.map(([name, score], index) =>
      sampleStanding({ position: index + 1, playerId: id(index), name, score }),
    ),
  );

const preview = (playerId: string | undefined, of: Leaderboard | null) => {
  const html = linkPreview({ origin: 'https://vetta.example', board: of, playerId });
  const content = (name: string) => new RegExp(`"${name}" content="([^"]*)"`).exec(html)?.[1];
  return {
    html,
    title: content('og:title'),
    description: content('og:description'),
    image: content('og:image'),
    url: content('og:url'),
  };
};

test('a link to a player previews that climb, with absolute addresses', () => {
  expect(preview(id(1), board(['Giulia', 3120], ['Marco', 2410]))).toMatchObject({
    title: 'Marco · 2° posto',
    description: '2.410 punti a novembre 2026. Mancano 711 punti per il 1° posto.',
    image: `https://vetta.example/pictures/player/${id(1)}.png`,
    url: `https://vetta.example/?giocatore=${id(1)}`,
  });
});

test('equal points are one point apart, and the first is at the summit', () => {
  const tied = board(['Giulia', 900], ['Marco', 900]);
  expect(preview(id(1), tied).description).toBe('900 punti a novembre 2026. Manca 1 punto per il 1° posto.');
  expect(preview(id(0), tied).description).toBe('900 punti a novembre 2026. In vetta.');
});

test('whoever has the month’s gold is at the summit; a disqualified first is not', () => {
  const { entries, ...rest } = board(['Giulia', 3120], ['Marco', 2410], ['Sara', 2400]);
  const [giulia, marco, sara] = entries as [Standing, Standing, Standing];
  const of = {
    ...rest,
    entries: [{ ...giulia, eligible: false, notEligible: 'disqualified' as const }, marco, sara],
  };
  const next = [0, 1, 2].map((index) => preview(id(index), of).description);
  expect(next).toEqual([
    '3.120 punti a novembre 2026. Squalifica per il mese.',
    '2.410 punti a novembre 2026. In vetta.',
    '2.400 punti a novembre 2026. Mancano 11 punti per il 2° posto.',
  ]);
  const late = {
    ...rest,
    entries: [{ ...giulia, eligible: false, notEligible: 'late' as const }, marco, sara],
  };
  expect(preview(id(0), late).description).toBe('3.120 punti a novembre 2026. In vetta.');
});

test.each([
  ['no player', undefined],
  ['a player who is not on the board', id(9)],
  ['no id at all', '"><script>'],
])('a link with %s previews the page', (_, playerId) => {
  const page = preview(playerId, board(['Giulia', 3120], ['Marco', 2410]));
  expect(page).toMatchObject({
    title: 'Vetta · Chi arriva in vetta?',
    description: 'La classifica del mese: novembre 2026 · 2 in gara.',
    image: 'https://vetta.example/pictures/page.png',
    url: 'https://vetta.example/',
  });
  expect(page.html).not.toContain('<script');
});

test('a month without points, and a missing board, preview the page', () => {
  expect(preview(id(0), board(['Giulia', 0])).image).toBe('https://vetta.example/pictures/page.png');
  expect(preview(id(0), null).description).toBe('La classifica del mese.');
});

test('a name is text', () => {
  const { html } = preview(id(0), board([`<b>"D'Àvila" & co`, 9]));
  expect(html).toContain(`content="&lt;b&gt;&quot;D'Àvila&quot; &amp; co · 1° posto"`);
});
