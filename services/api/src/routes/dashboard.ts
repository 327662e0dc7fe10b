import * as calls from '@vetta/contract/dashboard';
import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { getNightlyBackup } from '@vetta/office/dashboard/backup-status';
import { getDashboard } from '@vetta/office/dashboard/dashboard';
import { serve } from '../serve/serve.ts';

export const dashboardRoutes = [
  serve(calls.getDashboard, (_, { db, now }) => getDashboard(db, now)),
  serve(calls.getSchedulerStatus, (_, { db, now }) => getSchedulerStatus(db, now.instant)),
  serve(calls.getNightlyBackup, (_, { db, now }) => getNightlyBackup(db, now.instant)),
];
