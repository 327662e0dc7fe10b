import type { HttpHandler } from 'msw';
import type { MswApi } from 'msw-storybook-addon/types';
import { atAddress, went } from './at-address.tsx';
import { mockTexts } from './content.ts';
import { dashboardReplies } from './dashboard.ts';
import { loggedIn } from './decorators.tsx';
import { mockGenerations } from './generations.ts';
import { mockApi } from './mock-api.ts';
import { pluginContext } from './plugin-context.ts';
import { mockScoring } from './scoring.ts';
import { mockScreens } from './screens.ts';

/** Answers the calls of a whole office on an evening; what a story answers itself comes before. */
export function mockOffice(msw: MswApi): void {
  went.mockClear();
  mockApi(msw);
  msw.use(...dashboardReplies());
  mockTexts(msw);
  mockScoring(msw);
  mockGenerations(msw);
  mockScreens(msw);
}

/** What the stories of a section share: a logged-in admin at its address, on the stories' day, in a whole office. */
export const sectionStories = (address: string) => ({
  args: { context: pluginContext() },
  parameters: { address },
  decorators: [atAddress, loggedIn],
  beforeEach: ({ msw }: { readonly msw: MswApi }) => mockOffice(msw),
});

/** What the stories of a part of a section share: a logged-in admin, in an office whose calls these answer first. */
export const inOffice = (...handlers: HttpHandler[]) => ({
  decorators: [loggedIn],
  beforeEach({ msw }: { readonly msw: MswApi }) {
    mockApi(msw);
    msw.use(...handlers);
  },
});
