import { type ContentChange, ContentItem, type NewContent } from '@vetta/contract/content';
import { type NewRule, Rule, type RuleChange } from '@vetta/contract/rules';
import { failure } from '../failure.ts';
import { plainRows } from '../plain-rows.ts';

/** The texts that admins set, in the order of their keys. */
export const content = plainRows<typeof ContentItem, NewContent, ContentChange>({
  table: 'site_content',
  by: 'key',
  row: ContentItem,
  order: 'key',
  unknown: failure('unknown_content', 404, () => 'Questo contenuto non esiste più'),
  taken: failure('key_taken', 409, (key: string) => `Esiste già un contenuto con la chiave «${key}»`),
});

/** The questions of the FAQ. A new installation has those of `store/migrations/0081-baseline.sql`. */
export const rules = plainRows<typeof Rule, NewRule, RuleChange>({
  table: 'game_rules',
  by: 'id',
  row: Rule,
  order: '"order", id',
  unknown: failure('unknown_rule', 404, () => 'Questa regola non esiste più'),
});
