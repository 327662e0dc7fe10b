import { useQueryClient } from '@tanstack/react-query';
import { CallError } from '@vetta/contract/client/call';
import {
  type Guest,
  type GuestEvents,
  type GuestOptions,
  openGuest,
} from '@vetta/contract/client/guest-host';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { publicUrl } from '../document/public-url.ts';
import { publicQueries } from '../plugin-context/public-queries.ts';
import { serverTimeAt } from '../server-time/server-clock.ts';
import { guestTheme } from './guest-theme.ts';

interface GuestFrameProps extends Pick<GuestOptions, 'title' | 'kind' | 'theme' | 'minDurationMs'> {
  readonly plugin: PublishedPlugin;
  /** `./<part>` */
  readonly module: string;
  readonly className: string;
  /** May change without a new frame. */
  readonly on: GuestEvents;
  readonly call?: GuestOptions['call'];
  /** Beside the frame, in its place. */
  readonly children?: ReactNode;
  /** Whether it has all the space that the layout around it can give. */
  readonly fills?: boolean;
}

const clockOffset = () => serverTimeAt(0).getTime();

const refuse = (name: string) =>
  Promise.reject(
    new CallError(403, JSON.stringify({ error: `«${name}» non è fra le chiamate approvate` }), ''),
  );

/** A part of a guest in a frame of its own. Another build or part is another frame. */
export function GuestFrame({
  plugin,
  module,
  className,
  on,
  call = refuse,
  children,
  fills = false,
  ...rest
}: GuestFrameProps) {
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const guest = useRef<Guest>(null);
  const now = useEffectEvent(() => ({ on, call, rest }));
  const src = plugin.entry + module.slice(2);
  useEffect(() => {
    if (!place.current) return;
    const opened = openGuest(
      {
        ...now().rest,
        src,
        client,
        queries: publicQueries,
        loadTheme: guestTheme,
        clockOffset,
        publicUrl,
        call: (...asked) => now().call(...asked),
        on: {
          painted: () => now().on.painted?.(),
          done: () => now().on.done?.(),
          skip: () => now().on.skip?.(),
          height: (height) => place.current?.style.setProperty('--guest-height', `${height}px`),
          navigate: (...asked) => now().on.navigate?.(...asked),
          // The page's own shortcuts listen there, as if it had the keyboard.
          key: ({ key, ctrlKey, metaKey, shiftKey, altKey }) =>
            place.current?.dispatchEvent(
              new KeyboardEvent('keydown', {
                ...{ key, ctrlKey, metaKey, shiftKey, altKey },
                bubbles: true,
                cancelable: true,
              }),
            ),
          toast: (toast, press) => now().on.toast?.(toast, press),
          failed: (kind, message) => now().on.failed?.(kind, message),
          suspended: () => now().on.suspended?.(),
        },
      },
      place.current,
    );
    guest.current = opened;
    return () => opened.remove();
  }, [src, client]);
  return (
    <div ref={place} className={className} data-fills={fills ? '' : undefined}>
      {children}
    </div>
  );
}
