import * as calls from '@vetta/contract/settings';
import { listContests } from '@vetta/league/settings/contests';
import { changeSetting, listSettings } from '@vetta/league/settings/settings';
import { withTags } from '../serve/if-match.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';

export const settingRoutes = [
  serve(calls.listSettings, async (_, { db }) => withTags(await listSettings(db))),
  serve(calls.listContests, (_, { db }) => listContests(db)),
  // An undo of a setting takes this lock too, so neither overwrites the other's change.
  serveStandingsChange(calls.changeSetting, ({ body }, { trx, now }) => changeSetting(trx, body, now)),
];
