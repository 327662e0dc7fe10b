import * as calls from '@vetta/contract/rules';
import { rules } from '@vetta/league/rules/rules';
import { withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const ruleRoutes = [
  serve(calls.listRules, async (_, { db }) => withTags(await rules.list(db))),
  serveChange(calls.addRule, ({ body }, { trx }) => rules.add(trx, body)),
  serveChange(calls.changeRule, ({ params, body }, { trx }) => rules.change(trx, params.id, body)),
  serveChange(calls.removeRule, ({ params }, { trx }) => rules.remove(trx, params.id)),
];
