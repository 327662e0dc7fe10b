import { adminKeyRoutes } from './admin-key/admin-key-routes.ts';
import { bonusRoutes } from './bonuses/bonus-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { entryRoutes } from './entries/entry-routes.ts';
import { healthRoutes } from './health/health-routes.ts';
import { openApiRoutes } from './openapi/openapi-routes.ts';
import { playerRoutes } from './players/player-routes.ts';
import { scoringRoutes } from './scoring/scoring-routes.ts';
import type { Route } from './serve/route.ts';
import { siteRoutes } from './site/site-routes.ts';
import { standingsRoutes } from './standings/standings-routes.ts';

/** Every call that is served. */
export const routes: readonly Route[] = [
  ...standingsRoutes,
  ...scoringRoutes,
  ...siteRoutes,
  ...adminKeyRoutes,
  ...dashboardRoutes,
  ...playerRoutes,
  ...entryRoutes,
  ...bonusRoutes,
  ...openApiRoutes,
  ...healthRoutes,
];
