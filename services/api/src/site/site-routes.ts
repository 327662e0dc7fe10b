import * as calls from '@vetta/contract/site';
import { servePublicState } from '../snapshot/serve-public-state.ts';

export const siteRoutes = [
  servePublicState(calls.getSite, ({ site }, { now }) => ({ ...site, now: now.toString() })),
];
