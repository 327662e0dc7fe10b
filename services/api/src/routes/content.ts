import * as calls from '@vetta/contract/content';
import { addContent, changeContent, listContent, removeContent } from '@vetta/league/content/content';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const contentRoutes = [
  serve(calls.listContent, (_, { db }) => listContent(db)),
  serveChange(calls.addContent, ({ body }, { trx }) => addContent(trx, body)),
  serveChange(calls.changeContent, ({ params, body }, { trx }) => changeContent(trx, params.key, body)),
  serveChange(calls.removeContent, ({ params }, { trx }) => removeContent(trx, params.key)),
];
