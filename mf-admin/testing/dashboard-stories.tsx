import type { MswApi } from 'msw-storybook-addon/types';
import { atAddress, went } from './at-address.tsx';
import { dashboardReplies } from './dashboard.ts';
import { loggedIn } from './decorators.tsx';
import { mockApi } from './mock-api.ts';
import { pluginContext } from './plugin-context.ts';

/** What the stories of the dashboard share. */
export const dashboardStories = {
  args: { context: pluginContext() },
  parameters: { address: '/admin/' },
  decorators: [atAddress, loggedIn],
  beforeEach: ({ msw }: { readonly msw: MswApi }) => {
    went.mockClear();
    localStorage.clear();
    mockApi(msw);
    msw.use(...dashboardReplies());
  },
};
