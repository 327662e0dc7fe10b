import { z } from 'zod';
import { changeOf, resource } from './resource.ts';
import { Count, Id, text } from './values.ts';

/** A question of the page's FAQ with its answer. */
export const Rule = z.object({
  id: Id,
  title: z.string(),
  content: z.string(),
  order: Count,
  isActive: z.boolean(),
});
export type Rule = z.output<typeof Rule>;

export const NewRule = z.object({
  title: text(1, 200),
  content: text(1, 10_000),
  order: Count.default(0),
  isActive: z.boolean().default(true),
});
export type NewRule = z.output<typeof NewRule>;

export const rules = resource('/api/admin/rules', {
  row: Rule,
  card: Rule,
  added: NewRule,
  changed: changeOf(NewRule),
  by: { id: Id },
  words: {
    list: 'All rules in their order',
    add: ['Regola aggiunta', 'Adds a rule'],
    change: ['Regola modificata', 'Changes a rule'],
    remove: ['Regola eliminata', 'Removes a rule'],
  },
  told: {
    the: 'la regola',
    one: 'una regola',
    all: 'le regole',
    this: 'questa regola',
    code: 'rule',
    named: 'title',
    order: ['order'],
    section: ['/rules', 'Regole', 'faq domande frequenti regola'],
    labels: { title: 'Titolo', content: 'Contenuto', order: 'Ordine', isActive: ['Attiva', 'Inattiva'] },
  },
});
