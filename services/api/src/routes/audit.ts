import * as calls from '@vetta/contract/audit';
import { listAudit, listAuditPeople } from '@vetta/league/audit/list-audit';
import { refuseChangeOfAnother } from '@vetta/league/audit/own-changes';
import { undoChange } from '@vetta/league/audit/undo-change';
import { isNarrow } from '../admin-key/holder.ts';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';

export const auditRoutes = [
  serve(calls.listAudit, ({ query }, { db }) => listAudit(db, query)),
  serve(calls.listAuditPeople, (_, { db }) => listAuditPeople(db)),
  serveStandingsChange(calls.undoChange, async ({ params }, { trx, now, holder }) => {
    if (isNarrow(holder)) await refuseChangeOfAnother(trx, params.id, holder);
    return undoChange(trx, params.id, now);
  }),
];
