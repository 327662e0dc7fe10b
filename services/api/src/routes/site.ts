import * as calls from '@vetta/contract/site';
import { servePublicState } from '../snapshot/serve-public-state.ts';

export const siteRoutes = [
  servePublicState(calls.getSite, ({ site }, { now }) => ({
    ...site,
    // Always as long, so that HEAD tells the length of GET's answer.
    now: now.toString({ smallestUnit: 'millisecond' }),
  })),
];
