import type { MswApi } from 'msw-storybook-addon/types';
import { went } from './at-address.tsx';
import { dashboardReplies } from './dashboard.ts';
import { mockApi } from './mock-api.ts';
import { sectionStories } from './section-stories.ts';

/** What the stories of the dashboard share. */
export const dashboardStories = {
  ...sectionStories('/admin/'),
  beforeEach: ({ msw }: { readonly msw: MswApi }) => {
    went.mockClear();
    localStorage.clear();
    mockApi(msw);
    msw.use(...dashboardReplies());
  },
};
