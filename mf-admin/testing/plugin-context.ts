import * as queries from '@vetta/contract/client/public-queries';
import type { RouteProps } from '@vetta/contract/front-end';
import { TODAY } from './office.ts';

/** Returns what the shell gives to the back office. By default it is 18:45 in Rome on the stories' day. */
export const pluginContext = (iso = `${TODAY}T17:45:00Z`): RouteProps['context'] => ({
  queries,
  scope: { every: () => {}, on: () => {}, stream: () => {} },
  theme: 'dark',
  now: () => new Date(iso),
  adminSections: [],
});
