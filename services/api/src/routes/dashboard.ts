import * as calls from '@vetta/contract/dashboard';
import * as demoCalls from '@vetta/contract/demo';
import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { wipeDemo } from '@vetta/league/demo/remove-demo';
import { getNightlyBackup } from '@vetta/office/dashboard/backup-status';
import { getDashboard } from '@vetta/office/dashboard/dashboard';
import { serve } from '../serve/serve.ts';
import { serveStandingsChange } from '../serve/serve-change.ts';

export const dashboardRoutes = [
  serve(calls.getDashboard, (_, { db, now }) => getDashboard(db, now)),
  serve(calls.getSchedulerStatus, (_, { db, now }) => getSchedulerStatus(db, now.instant)),
  serve(calls.getNightlyBackup, (_, { db, now }) => getNightlyBackup(db, now.instant)),
  serveStandingsChange(demoCalls.wipeDemo, (_, { trx, now }) => wipeDemo(trx, now)),
];
