import * as calls from '@vetta/contract/site';
import { servePublicState } from '../snapshot/serve-public-state.ts';

export const siteRoutes = [
  servePublicState(calls.getSite, ({ site }, { instant }) => ({
    ...site,
    // Of constant length, so that HEAD answers the length of GET's body.
    now: instant.toString({ smallestUnit: 'millisecond' }),
  })),
];
