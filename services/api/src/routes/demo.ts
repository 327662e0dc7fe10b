import * as calls from '@vetta/contract/demo';
import { wipeDemo } from '@vetta/league/demo/remove-demo';
import { serveStandingsChange } from '../serve/serve-change.ts';

export const demoRoutes = [serveStandingsChange(calls.wipeDemo, (_, { trx, now }) => wipeDemo(trx, now))];
