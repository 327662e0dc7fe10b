import * as calls from '@vetta/contract/dashboard';
import { getNightlyBackup } from '@vetta/league/dashboard/backup-status';
import { getDashboard } from '@vetta/league/dashboard/dashboard';
import { getSchedulerStatus } from '@vetta/league/dashboard/scheduler-status';
import { serve } from '../serve/serve.ts';

export const dashboardRoutes = [
  serve(calls.getDashboard, (_, { db, now }) => getDashboard(db, now)),
  serve(calls.getSchedulerStatus, (_, { db, now }) => getSchedulerStatus(db, now.instant)),
  serve(calls.getNightlyBackup, (_, { db, now }) => getNightlyBackup(db, now.instant)),
];
