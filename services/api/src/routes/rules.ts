import * as calls from '@vetta/contract/rules';
import { addRule, changeRule, listRules, removeRule } from '@vetta/league/rules/rules';
import { withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const ruleRoutes = [
  serve(calls.listRules, async (_, { db }) => withTags(await listRules(db))),
  serveChange(calls.addRule, ({ body }, { trx }) => addRule(trx, body)),
  serveChange(calls.changeRule, ({ params, body }, { trx }) => changeRule(trx, params.id, body)),
  serveChange(calls.removeRule, ({ params }, { trx }) => removeRule(trx, params.id)),
];
