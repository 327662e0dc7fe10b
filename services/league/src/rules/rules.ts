import { type NewRule, Rule, type RuleChange } from '@vetta/contract/rules';
import { failure } from '../failure.ts';
import { plainRows } from '../plain-rows.ts';

/** The questions of the FAQ. A new installation has those of `store/migrations/0081-baseline.sql`. */
export const rules = plainRows<typeof Rule, NewRule, RuleChange>({
  table: 'game_rules',
  by: 'id',
  row: Rule,
  order: '"order", id',
  unknown: failure('unknown_rule', 404, () => 'Questa regola non esiste più'),
});
