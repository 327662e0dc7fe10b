import * as calls from '@vetta/contract/demo';
import { wipeDemo } from '@vetta/league/demo/wipe-demo';
import { serveChange } from '../serve/serve-change.ts';

export const demoRoutes = [serveChange(calls.wipeDemo, (_, { trx, moment }) => wipeDemo(trx, moment))];
