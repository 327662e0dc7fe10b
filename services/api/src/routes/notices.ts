import * as calls from '@vetta/contract/notices';
import { addNotice, listNotices, removeNotice } from '@vetta/office/notices/notices';
import { tokenOf } from '../screens/token-cookie.ts';
import { withTag } from '../serve/if-match.ts';
import { reply } from '../serve/reply.ts';
import type { Route } from '../serve/route.ts';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

/** Serves the notices for the wall screen that its cookie proves. */
const wallNotices: Route = {
  endpoint: calls.listWallNotices,
  async answer(ctx, { wallNotices: kept }) {
    // Not to be stored by a proxy: it is for one screen.
    reply(ctx, 'admin', 200, await kept.of(tokenOf(ctx)));
  },
};

export const noticeRoutes = [
  wallNotices,
  serve(calls.listNotices, async (_, { db, now }) =>
    // The tag is of what an admin wrote: a screen that shows it refuses no change.
    (await listNotices(db, now.instant)).map(({ notice, shown }) => ({ ...withTag(notice), shown })),
  ),
  serveChange(calls.addNotice, ({ body }, { trx, now }) => addNotice(trx, body, now.instant)),
  serveChange(calls.removeNotice, ({ params }, { trx }) => removeNotice(trx, params.id)),
];
