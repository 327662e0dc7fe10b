import { randomUUID } from 'node:crypto';
import type { NewRule, Rule, RuleChange } from '@vetta/contract/rules';
import { journaled } from '../audit/journal.ts';
import type { Created, Removed, Replaced } from '../change.ts';
import { failure } from '../failure.ts';
import type { Database, Transaction } from '../store/database.ts';
import { given } from '../store/given.ts';
import { firstRow, rows } from '../store/rows.ts';

export const UnknownRule = failure('unknown_rule', 404, () => 'Questa regola non esiste più');

const COLUMNS = 'id, title, content, "order", is_active as "isActive"';

/** Returns all questions of the FAQ, in their order. A new installation has those of `store/migrations/0006-base-data.ts`. */
export const listRules = (db: Database): Promise<Rule[]> =>
  rows(db, `select ${COLUMNS} from game_rules order by "order", id`);

/** Returns a rule and locks its row until this transaction ends. @throws UnknownRule */
async function requireRule(trx: Transaction, id: string): Promise<Rule> {
  const rule = await firstRow<Rule>(trx, `select ${COLUMNS} from game_rules where id = :id for update`, {
    id,
  });
  if (rule === undefined) throw UnknownRule();
  return rule;
}

const toColumns = ({ title, content, order, isActive }: RuleChange) => ({
  title,
  content,
  order,
  is_active: isActive,
});

export async function addRule(trx: Transaction, rule: NewRule): Promise<Created<Rule>> {
  const after = await firstRow<Rule>(
    trx,
    `insert into game_rules (title, content, "order", is_active) values (:title, :content, :order, :isActive)
    returning ${COLUMNS}`,
    rule,
  );
  if (after === undefined) throw new Error('The new rule was not returned');
  return { before: null, after };
}

/** Changes a rule; a field that is left out stays. @throws UnknownRule */
export async function changeRule(trx: Transaction, id: string, change: RuleChange): Promise<Replaced<Rule>> {
  const before = await requireRule(trx, id);
  const changed = given(toColumns(change));
  if (Object.keys(changed).length > 0) await trx('game_rules').where({ id }).update(changed);
  return { before, after: await requireRule(trx, id) };
}

/** @throws UnknownRule */
export async function removeRule(trx: Transaction, id: string): Promise<Removed<Rule>> {
  const before = await requireRule(trx, id);
  const journal = randomUUID();
  await journaled(trx, { journal, table: 'game_rules' }, 'delete from game_rules where id = :id', { id });
  return { before, after: null, journal };
}
