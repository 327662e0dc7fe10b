import { adminKeyRoutes } from './routes/admin-key.ts';
import { auditRoutes } from './routes/audit.ts';
import { bonusRoutes } from './routes/bonuses.ts';
import { challengeRoutes } from './routes/challenges.ts';
import { channelRoutes } from './routes/channels.ts';
import { dashboardRoutes } from './routes/dashboard.ts';
import { entryRoutes } from './routes/entries.ts';
import { exportRoutes } from './routes/exports.ts';
import { generationRoutes } from './routes/generations.ts';
import { healthRoutes } from './routes/health.ts';
import { importRoutes } from './routes/imports.ts';
import { intakeRoutes } from './routes/intake.ts';
import { leaderboardRoutes } from './routes/leaderboard.ts';
import { mediaRoutes } from './routes/media.ts';
import { monthRoutes } from './routes/months.ts';
import { noticeRoutes } from './routes/notices.ts';
import { plainRowRoutes } from './routes/plain-rows.ts';
import { playerRoutes } from './routes/players.ts';
import { prizeRoutes } from './routes/prizes.ts';
import { screenRoutes } from './routes/screens.ts';
import { settingRoutes } from './routes/settings.ts';
import { siteRoutes } from './routes/site.ts';
import { sourceRoutes } from './routes/sources.ts';
import type { Route } from './serve/route.ts';

/** Every call that is served. */
export const routes: readonly Route[] = [
  ...leaderboardRoutes,
  ...siteRoutes,
  ...adminKeyRoutes,
  ...dashboardRoutes,
  ...playerRoutes,
  ...entryRoutes,
  ...intakeRoutes,
  ...sourceRoutes,
  ...importRoutes,
  ...exportRoutes,
  ...bonusRoutes,
  ...prizeRoutes,
  ...plainRowRoutes,
  ...settingRoutes,
  ...monthRoutes,
  ...challengeRoutes,
  ...auditRoutes,
  ...generationRoutes,
  ...screenRoutes,
  ...channelRoutes,
  ...noticeRoutes,
  ...mediaRoutes,
  ...healthRoutes,
];
