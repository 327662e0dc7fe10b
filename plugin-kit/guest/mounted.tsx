import type { CallName } from '@vetta/contract/client/call-types';
import type { GuestInit } from '@vetta/contract/guest-messages';
import type { ApprovedCall, PublicQueries, SceneProps } from '@vetta/contract/plugin';
import { Component, type ComponentType, type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { ask } from './ask.ts';
import { keyOf } from './leave-unused.ts';
import { say } from './port.ts';

let clockOffset = 0;

/** Sets the server's time minus the device's, in milliseconds. */
export const setClock = (offset: number): void => {
  clockOffset = offset;
};

const asking = (query: string, ...args: (string | undefined)[]) => ({
  queryKey: keyOf({ query, args }),
  queryFn: () => ask({ type: 'query', query, args }),
});

const queries = {
  leaderboard: asking('leaderboard'),
  publicScoring: asking('publicScoring'),
  site: asking('site'),
  months: asking('months'),
  receipt: (id: string, of?: string) => asking('receipt', id, of),
  month: (of: string) => asking('month', of),
  draws: (of: string) => asking('draws', of),
} as unknown as PublicQueries; // Their types carry those of the server's own functions; the page's answers have the same shapes.

const call = ((name: CallName, input: object, options?: { ifMatch?: string | null }) =>
  ask({ type: 'call', name, input, ...options })) as ApprovedCall;

const navigate = (href: string, { newTab = false } = {}) =>
  say({ type: 'navigate', href: new URL(href, location.href).href, newTab });

/** The context of a scene, which holds that of a route and of a section. */
export type Part = ComponentType<SceneProps>;

const onResize = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};

interface MountedProps {
  readonly Part: Part;
  readonly init: GuestInit;
  readonly root: HTMLElement;
}

/** A plugin's part with its context, whose objects keep their identity. */
export function Mounted({ Part, init, root }: MountedProps) {
  const width = useSyncExternalStore(onResize, () => root.clientWidth);
  const height = useSyncExternalStore(onResize, () => root.clientHeight);
  const context = useMemo(
    () => ({
      queries,
      theme: init.theme,
      now,
      frame: { width, height },
      minDurationMs: init.minDurationMs,
      publicUrl: init.publicUrl,
      done,
      skip,
      call,
      navigate,
    }),
    [init, width, height],
  );
  return <Part context={context} />;
}

const now = () => new Date(Date.now() + clockOffset);
const done = () => say({ type: 'done' });
const skip = () => say({ type: 'skip' });

/** Tells the page of what a part throws while it renders: the page removes the frame. */
export class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override componentDidCatch(error: unknown) {
    say({ type: 'failed', message: String(error) });
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
