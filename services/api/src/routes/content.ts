import * as calls from '@vetta/contract/content';
import { addContent, changeContent, listContent, removeContent } from '@vetta/league/content/content';
import { withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const contentRoutes = [
  serve(calls.listContent, async (_, { db }) => withTags(await listContent(db))),
  serveChange(calls.addContent, ({ body }, { trx }) => addContent(trx, body)),
  serveChange(calls.changeContent, ({ params, body }, { trx }) => changeContent(trx, params.key, body)),
  serveChange(calls.removeContent, ({ params }, { trx }) => removeContent(trx, params.key)),
];
