import { atAddress } from './at-address.tsx';
import { loggedIn } from './decorators.tsx';
import { pluginContext } from './plugin-context.ts';

/** What the stories of a section share: a logged-in admin at its address, on the stories' day. */
export const sectionStories = (address: string) => ({
  args: { context: pluginContext() },
  parameters: { address },
  decorators: [atAddress, loggedIn],
});
