import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { boardOf, sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { searchTags } from './search-tags.ts';

type Row = [name: string, total: number, notEligible?: Standing['notEligible']];

const board = (...rows: Row[]): Leaderboard =>
  boardOf(
    rows.map(([name, score, notEligible = null], index) =>
      sampleStanding({ position: index + 1, name, score, eligible: notEligible === null, notEligible }),
    ),
  );

const tags = (of: Leaderboard | null) => searchTags({ origin: 'https://vetta.example', board: of });
const listOf = (html: string) => JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('the podium is a list of three people with their points, at the one address of the page', () => {
  const html = tags(board(['Giulia', 3120], ['Marco', 2410], ['Anna', 900], ['Luca', 800]));
  expect(html).toContain('<link rel="canonical" href="https://vetta.example/">');
  expect(listOf(html)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Il podio di novembre 2026',
    url: 'https://vetta.example/',
    itemListOrder: 'https://schema.org/ItemListOrderAscending',
    numberOfItems: 3,
    itemListElement: [
      person(1, 'Giulia', '3.120 punti'),
      person(2, 'Marco', '2.410 punti'),
      person(3, 'Anna', '900 punti'),
    ],
  });
});

const person = (position: number, name: string, description: string) => ({
  '@type': 'ListItem',
  position,
  description,
  item: { '@type': 'Person', name },
});

test('honours decide who is in it: nobody disqualified, nobody without points', () => {
  const html = tags(board(['Giulia', 3120, 'disqualified'], ['Marco', 2410, 'late'], ['Anna', 0]));
  expect(listOf(html)).toMatchObject({
    numberOfItems: 1,
    itemListElement: [person(1, 'Marco', '2.410 punti')],
  });
});

test.each([
  ['a month without points', board(['Giulia', 0])],
  ['a month without players', board()],
  ['no standings', null],
])('%s has no list', (_, of) => {
  expect(tags(of)).toBe('<link rel="canonical" href="https://vetta.example/">');
});

test('a name is text, whatever it is', () => {
  const name = '</script><script>alert(1)</script><!-- "D\'Àvila" & \\ \u2028 $& {{name}}';
  const html = tags(board([name, 9]));
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  expect(listOf(html).itemListElement[0].item.name).toBe(name);
});
