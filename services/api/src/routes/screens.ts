import * as calls from '@vetta/contract/screens';
import { changeScreen, removeScreen } from '@vetta/office/screens/change-screen';
import { getCommand, sendCommand } from '@vetta/office/screens/commands';
import { listScreens } from '@vetta/office/screens/screens';
import { receiveBeat } from '../screens/receive-beat.ts';
import { withTag } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveChange } from '../serve/serve-change.ts';

export const screenRoutes = [
  receiveBeat,
  serve(calls.listScreens, async (_, { db, now }) =>
    // The tag is of what admins change: a beat must refuse no change.
    (await listScreens(db, now.instant)).map(({ screen, beat }) => ({ ...beat, ...withTag(screen) })),
  ),
  serveChange(calls.changeScreen, ({ params, body }, { trx }) => changeScreen(trx, params.id, body)),
  serveChange(calls.removeScreen, ({ params }, { trx }) => removeScreen(trx, params.id)),
  serveChange(calls.sendCommand, ({ params, body }, { trx, now }) =>
    sendCommand(trx, params.id, body, now.instant),
  ),
  serve(calls.getCommand, ({ params }, { db, now }) => getCommand(db, params, now.instant)),
];
