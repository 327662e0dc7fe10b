import { useAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { session } from './admin-key.ts';
import { isIdle } from './idle.ts';
import { Message, openChannel } from './session-channel.ts';
import { useLogOut } from './use-log-out.ts';

/**
 * Lets the tabs of a browser share one login: a tab that opens asks the others, and a logout ends all. The key stands in no storage
 * but that of a tab, so it goes with the last one; a tab that nobody used for eight hours gives none.
 */
export function useSharedSession(): void {
  const [own, setSession] = useAtom(session);
  const logOut = useLogOut();
  const tell = useEffectEvent((channel: BroadcastChannel, { data }: MessageEvent) => {
    const message = Message.safeParse(data).data;
    if (message?.kind === 'asked' && own !== null && !isIdle())
      channel.postMessage({ kind: 'session', session: own } satisfies Message);
    else if (message?.kind === 'session' && own === null) setSession(message.session);
    else if (message?.kind === 'logout' && own !== null) logOut();
  });
  const hasAsked = useRef(false);
  const begin = useEffectEvent((channel: BroadcastChannel) => {
    if (own !== null) channel.postMessage({ kind: 'session', session: own } satisfies Message);
    // Once: a tab that was logged out is not let in by another.
    else if (!hasAsked.current) channel.postMessage({ kind: 'asked' } satisfies Message);
    hasAsked.current = true;
  });
  const isLoggedIn = own !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a login is told to the others
  useEffect(() => {
    const channel = openChannel();
    channel.onmessage = (message) => tell(channel, message);
    begin(channel);
    return () => channel.close();
  }, [isLoggedIn]);
}
