import { adminKeyRoutes } from './admin-key/admin-key-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { bonusRoutes } from './bonuses/bonus-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { entryRoutes } from './entries/entry-routes.ts';
import { exportRoutes } from './exports/export-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { drawRoutes } from './lottery/draw-routes.ts';
import { metricsRoutes } from './metrics/metrics-routes.ts';
import { monthRoutes } from './month/month-routes.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { playerRoutes } from './players/player-routes.ts';
import { prizeRoutes } from './prizes/prize-routes.ts';
import { receiptRoutes } from './receipt/receipt-routes.ts';
import { ruleRoutes } from './rules/rule-routes.ts';
import { scoringRoutes } from './scoring/scoring-routes.ts';
import type { Route } from './serve/route.ts';
import { settingRoutes } from './settings/setting-routes.ts';
import { siteRoutes } from './site/site-routes.ts';
import { standingsRoutes } from './standings/standings-routes.ts';
import { trackerRoutes } from './tracker/tracker-routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';

/** Every call that is served. */
export const routes: readonly Route[] = [
  ...standingsRoutes,
  ...scoringRoutes,
  ...siteRoutes,
  ...adminKeyRoutes,
  ...dashboardRoutes,
  ...demoRoutes,
  ...playerRoutes,
  ...entryRoutes,
  ...trackerRoutes,
  ...exportRoutes,
  ...bonusRoutes,
  ...prizeRoutes,
  ...contentRoutes,
  ...ruleRoutes,
  ...settingRoutes,
  ...monthRoutes,
  ...receiptRoutes,
  ...drawRoutes,
  ...auditRoutes,
  ...uploadRoutes,
  ...openApiRoutes,
  ...healthRoutes,
  ...metricsRoutes,
];
