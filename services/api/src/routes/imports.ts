import type { RequestOf } from '@vetta/contract/endpoint';
import * as calls from '@vetta/contract/imports';
import { forgetDecision, listRememberedPeople } from '@vetta/contract/people-choices';
import { refuseTooManyNewcomers, refuseTooManyRows } from '@vetta/league/imports/bounds-of-keys';
import * as decisions from '@vetta/league/imports/import-decisions';
import { importTracker, rehearseImport } from '@vetta/league/imports/import-tracker';
import {
  anyTracker,
  type GivenTable,
  strictTracker,
  type TrackerSource,
} from '@vetta/league/imports/tracker-source';
import type { Database } from '@vetta/league/store/database';
import type { Now } from '@vetta/league/time/now';
import type { SecretBox } from '@vetta/outbound/secrets/secret-box';
import { readTableApart } from '@vetta/outbound/tables/read-table-apart';
import type { Context } from 'koa';
import { isNarrow } from '../admin-key/holder.ts';
import { takePlace } from '../serve/body-share.ts';
import type { Route } from '../serve/route.ts';
import { serve } from '../serve/serve.ts';
import { serveChange, serveStandingsChange } from '../serve/serve-change.ts';

type Request = RequestOf<typeof calls.importTracker>;
/** The text of a tracker file, or a table with what was decided for it. */
interface Given {
  readonly file: string | GivenTable;
  readonly openMonths: boolean | 'skip';
}

/** Reads the cells of a file: before the import takes the standings' lock, since a large workbook takes seconds. */
async function prepare({ query, ...request }: Request, ctx: Context): Promise<Given> {
  await takePlace(ctx);
  const openMonths = query.openMonths === 'skip' ? 'skip' : query.openMonths === 'true';
  if (request.form === undefined) return { file: request.body, openMonths };
  const { file, options = {} } = request.form;
  const table = await readTableApart(new Uint8Array(await file.arrayBuffer()));
  return { file: { table, fileName: file.name, options }, openMonths };
}

const sourceOf = async (
  db: Database,
  file: Given['file'],
  now: Now,
  { keyed }: SecretBox,
): Promise<TrackerSource> =>
  typeof file === 'string' ? strictTracker(file, keyed) : anyTracker(db, file, now, keyed);

const rehearse = serve(
  calls.importTracker,
  async ({ file, openMonths }, { db, now, holder, secrets }) => {
    if (holder && isNarrow(holder)) refuseTooManyRows(file);
    return rehearseImport(db, await sourceOf(db, file, now, secrets), now, openMonths);
  },
  prepare,
);
const apply = serveStandingsChange(
  calls.importTracker,
  async ({ file, openMonths }, { trx, now, holder, secrets }) => {
    if (isNarrow(holder)) refuseTooManyRows(file);
    const change = await importTracker(trx, await sourceOf(trx, file, now, secrets), now, openMonths);
    if (isNarrow(holder)) await refuseTooManyNewcomers(trx, holder, change.after.newPlayers, now);
    return change;
  },
  prepare,
);

export const importRoutes: Route[] = [
  serve(listRememberedPeople, (_, { db }) => decisions.listRememberedPeople(db)),
  serveChange(forgetDecision, ({ params }, { trx }) => decisions.forgetDecision(trx, params.nameHash)),
  {
    endpoint: calls.importTracker,
    // A dry run changes nothing: it takes no lock and writes no audit row.
    answer: (ctx, resources) => (ctx.query.dryRun === 'true' ? rehearse : apply).answer(ctx, resources),
  },
];
