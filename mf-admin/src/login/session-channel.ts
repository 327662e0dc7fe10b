import { z } from 'zod';
import { Session } from './session.ts';

/** What the tabs of a browser tell each other about the login. */
export const Message = z.union([
  z.object({ kind: z.literal('asked') }),
  z.object({ kind: z.literal('session'), session: Session }),
  z.object({ kind: z.literal('logout') }),
]);
export type Message = z.output<typeof Message>;

export const openChannel = () => new BroadcastChannel('vetta-admin-session');

/** Ends the login in the other tabs of this browser. */
export function endElsewhere(): void {
  const channel = openChannel();
  channel.postMessage({ kind: 'logout' } satisfies Message);
  channel.close();
}
