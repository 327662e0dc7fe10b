import type { NewRule, Rule, RuleChange } from '@vetta/contract/rules';
import { failure } from '../failure.ts';
import { plainRows } from '../plain-rows.ts';

/** The questions of the FAQ. A new installation has those of `store/migrations/0081-baseline.sql`. */
export const rules = plainRows<Rule, NewRule, RuleChange>({
  table: 'game_rules',
  by: 'id',
  columns: 'id, title, content, "order", is_active as "isActive"',
  order: '"order", id',
  toColumns: ({ isActive, ...same }) => ({ ...same, is_active: isActive }),
  unknown: failure('unknown_rule', 404, () => 'Questa regola non esiste più'),
});
