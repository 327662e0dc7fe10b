import { ContentItem } from '@vetta/contract/content';
import type { Tagged } from '@vetta/contract/row-tag';
import { Rule } from '@vetta/contract/rules';
import type { MswApi } from 'msw-storybook-addon/types';
import { changes, reply } from './mock-api.ts';

const id = (kind: number, number: number) =>
  `00000000-0000-4000-8000-${String(kind * 1000 + number).padStart(12, '0')}`;

const sampleItem = (index: number, fields: Omit<ContentItem, 'id'>): Tagged<ContentItem> => ({
  ...ContentItem.parse({ id: id(80, index), ...fields }),
  rowTag: `"${fields.key}"`,
});

const title = sampleItem(0, {
  key: 'hero.title',
  value: 'Chi sale',
  description: 'Per la gara di novembre',
});

const sampleContent: [Tagged<ContentItem>, ...Tagged<ContentItem>[]] = [
  title,
  sampleItem(1, { key: 'hero.video', value: '/uploads/montagna.mp4', description: null }),
  sampleItem(2, {
    key: 'nota.interna',
    value: 'Chiedere a Sara per i premi.',
    description: 'Non è sulla pagina',
  }),
  sampleItem(3, {
    key: 'prizes.hint',
    value: 'Vanno ai primi tre della classifica a fine mese. '.repeat(8),
    description: null,
  }),
];

const sampleRule = (index: number, fields: Omit<Rule, 'id'>): Tagged<Rule> => ({
  ...Rule.parse({ id: id(81, index), ...fields }),
  rowTag: `"regola-${index}"`,
});

const firstRule = sampleRule(0, {
  title: 'Come si partecipa?',
  content: 'Partecipano tutti, senza iscrizione: si è in gara dal primo giorno del mese.',
  order: 0,
  isActive: true,
});

/** Not in the order that the page shows. */
export const sampleRules: [Tagged<Rule>, ...Tagged<Rule>[]] = [
  firstRule,
  sampleRule(2, {
    title: 'Chi vince i premi del mese?',
    content: 'I primi tre della classifica. '.repeat(40),
    order: 5,
    isActive: true,
  }),
  sampleRule(1, {
    title: 'Quando si aggiorna la classifica?',
    content: 'Ogni sera entro le 23:59.\nI nuovi punti possono impiegare da 2 a 48 ore.',
    order: 2,
    isActive: false,
  }),
];

interface Texts {
  readonly content?: Tagged<ContentItem>[];
  readonly rules?: Tagged<Rule>[];
}

/** Mocks the calls of the site's texts and rules. Changes are answered and not stored. */
export function mockTexts(msw: MswApi, { content = sampleContent, rules = sampleRules }: Texts = {}): void {
  changes.mockClear();
  msw.use(
    reply('GET /api/admin/content', content),
    reply('POST /api/admin/content', title),
    reply('PUT /api/admin/content/{key}', title),
    reply('GET /api/admin/rules', rules),
    reply('POST /api/admin/rules', firstRule),
    reply('PUT /api/admin/rules/{id}', firstRule),
  );
}
