import { siteTexts } from '@vetta/contract/site-texts';
import { expect, test } from 'vitest';
import { byPlace, freeKeys, isMediaKey, placeOf, textKind } from './places.ts';

test('every text of the page has its part of the page', () => {
  expect(Object.keys(siteTexts).filter((key) => placeOf(key) === 'Altri testi')).toEqual([]);
});

test.each(['nota.interna', 'hero', 'hero.altro', 'toString', 'constructor.name'])(
  '«%s» is a key that the page does not know',
  (key) => expect(placeOf(key)).toBe('Altri testi'),
);

test('groups come in the order of the page, and keep the order within', () => {
  const items = ['rules.title', 'zeta', 'hero.title', 'rules.faqTitle'].map((key) => ({ key }));
  expect(byPlace(items).map(({ place, items: of }) => [place, of.map(({ key }) => key)])).toEqual([
    ['Apertura', ['hero.title']],
    ['Regole', ['rules.title', 'rules.faqTitle']],
    ['Altri testi', ['zeta']],
  ]);
});

test('only keys with their default are offered', () => {
  const offered = freeKeys([{ key: 'hero.title' }, { key: 'zeta' }]).map(({ id }) => id);
  expect(offered).toHaveLength(Object.keys(siteTexts).length - 1);
  expect(offered).not.toContain('hero.title');
  expect(offered).toContain('hero.titleAccent');
});

test('keys are offered in the order of the page’s parts', () => {
  const places = freeKeys([]).map(({ description }) => description.split(' · ', 1)[0]);
  expect([...new Set(places)]).toEqual([
    'Introduzione',
    'Apertura',
    'Classifica',
    'Fine giornata',
    'Punteggi',
    'Bonus settimanali',
    'Premi',
    'Lotteria',
    'Regole',
    'Piè di pagina',
  ]);
});

test('the keys of films take a file', () => {
  expect(Object.keys(siteTexts).filter(isMediaKey)).toEqual([
    'hero.video',
    'intro.video',
    'leaderboard.video',
    'prizes.video',
  ]);
});

test.each([
  ['hero.titleAccent', 'hero'],
  ['rules.faqTitle', 'title'],
  ['prizes.title', 'title'],
  ['hero.searchButton', 'button'],
  ['lottery.badge', 'badge'],
  ['intro.video', 'media'],
  ['rules.programDay', 'text'],
  ['nota.interna', 'text'],
])('%s is shown as %s', (key, kind) => {
  expect(textKind(key)).toBe(kind);
});
