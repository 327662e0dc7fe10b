import type { PrerenderData, PrerenderRow } from '@vetta/contract/prerender';
import { siteTexts } from '@vetta/contract/site-texts';
import { expect, test } from 'vitest';
import { prerenderer } from './prerender.ts';

const row = (name: string, more: Partial<PrerenderRow> = {}): PrerenderRow => ({
  position: '1',
  playerId: '00000000-0000-4000-8000-000000000001',
  name,
  total: '9',
  score: '9',
  bonus: '0',
  gap: '',
  correction: '',
  share: '100',
  tier: '',
  behind: '',
  movement: '',
  places: '',
  tie: '',
  notEligible: '',
  provisional: '',
  role: '',
  ...more,
});

const data = (entries: readonly PrerenderRow[], more: Partial<PrerenderData> = {}): PrerenderData => ({
  month: 'novembre 2026',
  monthName: 'novembre',
  year: '2026',
  day: '21',
  days: '30',
  monthShare: '70',
  updated: '',
  known: 'alle 18:50',
  state: 'open',
  isProvisional: '',
  entries,
  others: [],
  count: String(entries.length),
  hidden: '',
  launch: 'past',
  groups: [],
  roles: '',
  texts: siteTexts,
  ...more,
});

test('slots are filled and escaped, in text and in attributes, even where a template wants them unescaped', () => {
  const page = data([], { month: `<b>"D'Àvila" & co` });
  const safe = '&lt;b&gt;&quot;D&#39;Àvila&quot; &amp; co';
  expect(prerenderer('<b title="{{month}}">{{month}}</b>')(page)).toBe(`<b title="${safe}">${safe}</b>`);
  expect(prerenderer('{{{month}}}{{&month}}')(page)).toBe(safe + safe);
});

test('a value that looks like a slot stays a value', () => {
  expect(prerenderer('{{month}}')(data([], { month: '{{year}}' }))).toBe('{{year}}');
  const fill = prerenderer('{{#entries}}{{name}}{{/entries}}');
  expect(fill(data([row('{{year}}'), row('{{#entries}}x{{/entries}}')]))).toContain('{{year}}');
});

test('a word that every object has is a word, in a text and as a slot', () => {
  const note = 'Da {constructor} a {{toString}} e {{__proto__}}';
  const fill = prerenderer('{{texts.lottery.note}}');
  expect(fill(data([], { texts: { ...siteTexts, 'lottery.note': note } }))).toBe(note);
  const slots = '{{constructor}}{{toString}}{{__proto__}}{{texts.constructor}}{{texts.hero.toString}}';
  expect(prerenderer(slots)(data([]))).toBe('');
  expect(prerenderer(`{{#entries}}[${slots}]{{/entries}}`)(data([row('Giulia')]))).toBe('[]');
});

test('a section repeats for each row; a slot that the row lacks is the page’s', () => {
  const fill = prerenderer(
    '{{#entries}}<li>{{name}} {{year}}</li>{{/entries}}{{^entries}}nessuno{{/entries}}',
  );
  expect(fill(data([row('Giulia'), row('Sara')]))).toBe('<li>Giulia 2026</li><li>Sara 2026</li>');
  expect(fill(data([]))).toBe('nessuno');
});

test('a section for a word shows where the text is that word, in the page and in a row', () => {
  const fill = prerenderer(
    '{{#state:open}}aperta{{/state:open}}{{#state:final}}chiusa{{/state:final}}{{#entries}}{{#tie:rings}}r{{/tie:rings}}{{^tie:rings}}-{{/tie:rings}}{{/entries}}',
  );
  expect(fill(data([row('Giulia'), row('Sara', { tie: 'rings' })]))).toBe('aperta-r');
});

test('an empty text hides its section, and an unknown slot is empty', () => {
  const fill = prerenderer(
    '{{#updated}}aggiornata {{updated}}{{/updated}}{{^updated}}mai{{/updated}}[{{none}}]',
  );
  expect(fill(data([]))).toBe('mai[]');
  expect(fill(data([], { updated: 'alle 18:42' }))).toBe('aggiornata alle 18:42[]');
});

test('a text of the site is filled in by its key, even where another key is the first part of its own', () => {
  const texts = {
    ...siteTexts,
    'hero.title': 'Chi <sale>',
    hero: 'x',
    'hero.title.more': 'y',
    constructor: 'z',
  };
  const fill = prerenderer(
    '{{texts.hero.title}}{{#texts.hero.video}}film{{/texts.hero.video}}{{texts.none.title}}',
  );
  expect(fill(data([], { texts }))).toBe('Chi &lt;sale&gt;');
});
