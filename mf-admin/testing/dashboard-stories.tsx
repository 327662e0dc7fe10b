import type { MswApi } from 'msw-storybook-addon/types';
import type { ComponentType } from 'react';
import { fn } from 'storybook/test';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { dashboardReplies } from './dashboard.ts';
import { loggedIn } from './decorators.tsx';
import { mockApi } from './mock-api.ts';
import { pluginContext } from './plugin-context.ts';

/** A spy that gets the addresses to which the dashboard's links and buttons lead. */
export const went = fn<(address: string) => void>();

/** What the stories of the dashboard share. */
export const dashboardStories = {
  args: { context: pluginContext() },
  decorators: [
    (Story: ComponentType) => {
      const { hook, searchHook } = memoryLocation({ path: '/admin/' });
      const recorded: typeof hook = () => {
        const [path, navigate] = hook();
        const record = (to: string) => {
          went(to);
          navigate(to);
        };
        return [path, record];
      };
      return (
        <Router hook={recorded} searchHook={searchHook}>
          <Story />
        </Router>
      );
    },
    loggedIn,
  ],
  beforeEach: ({ msw }: { readonly msw: MswApi }) => {
    went.mockClear();
    localStorage.clear();
    mockApi(msw);
    msw.use(...dashboardReplies());
  },
};
