import * as calls from '@vetta/contract/content';
import { content } from '@vetta/league/content/content';
import { withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const contentRoutes = [
  serve(calls.listContent, async (_, { db }) => withTags(await content.list(db))),
  serveChange(calls.addContent, ({ body }, { trx }) => content.add(trx, body)),
  serveChange(calls.changeContent, ({ params, body }, { trx }) => content.change(trx, params.key, body)),
  serveChange(calls.removeContent, ({ params }, { trx }) => content.remove(trx, params.key)),
];
