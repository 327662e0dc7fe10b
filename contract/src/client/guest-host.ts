import type { QueryClient } from '@tanstack/react-query';
import { GUEST_SANDBOX } from '../guest-document.ts';
import {
  type ForwardedKey,
  type GuestFont,
  type GuestKind,
  type GuestMessage,
  type GuestToast,
  type HostMessage,
  parseGuestMessage,
} from '../guest-messages.ts';
import { LONGEST_MESSAGE } from '../limits.ts';
import type { PublicQueries, ThemeName } from '../plugin.ts';
import { allowance } from './allowance.ts';
import { CallError } from './call.ts';
import type { CallName } from './call-types.ts';
import { guestBeats, SILENT_AFTER_S } from './guest-beats.ts';
import { type Living, leaveProcess } from './guest-process.ts';
import { guestQueries } from './guest-queries.ts';
import { startGuest } from './guest-start.ts';
import { type Keyboard, keepKeyboard } from './keep-keyboard.ts';
import { watchWay } from './watch-way.ts';

/** Why the page has removed a guest. */
export type GuestFailure = 'tooSlow' | 'silent' | 'flood' | 'left' | 'render';

/** The theme's sheet and fonts, which guests get by the port: their policy lets them load nothing. */
export interface GuestTheme {
  readonly sheet: string;
  readonly fonts: readonly GuestFont[];
}

/** What a guest may cause in the page. */
export interface GuestEvents {
  /** It has content, and the browser has painted it. */
  readonly painted?: () => void;
  readonly done?: () => void;
  /** It has nothing to show. */
  readonly skip?: () => void;
  readonly height?: (height: number) => void;
  /** `isPressed`: whether the person has just pressed something in this guest, and nothing in the page beside it. */
  readonly navigate?: (href: string, newTab: boolean, isPressed: boolean) => void;
  readonly key?: (key: ForwardedKey) => void;
  readonly toast?: (toast: Omit<GuestToast, 'id'>, press: () => void) => void;
  /** It was removed for what it did. */
  readonly failed?: (kind: GuestFailure, message: string) => void;
  /** It was removed because it shares its process with a guest that does not answer: it may come back at once. */
  readonly suspended?: () => void;
}

export interface GuestOptions {
  /** The address of its document. */
  readonly src: string;
  readonly title: string;
  readonly kind: GuestKind;
  readonly theme: ThemeName;
  /** The page's client: its queries are asked, polled and invalidated here, and each change is pushed. */
  readonly client: QueryClient;
  readonly queries: PublicQueries;
  readonly loadTheme: () => Promise<GuestTheme>;
  /** The server's time minus the device's, in milliseconds. */
  readonly clockOffset: () => number;
  readonly minDurationMs?: number;
  readonly publicUrl: string | null;
  /** Makes a call for it, if that was approved. Throws CallError. */
  readonly call: (name: CallName, input: object, ifMatch: string | null | undefined) => Promise<unknown>;
  readonly on: GuestEvents;
}

/** The key that leads out of a guest, whatever it does with keys (`GUEST_LOCKDOWN`). */
const KEY_OUT = { key: 'F6', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
/** So often may a guest take the keyboard by itself: a tool of the person's browser may have done so for it. */
const MOST_TAKEN = 3;
/** The most messages of a second; a long one counts as several. */
const MOST_PER_SECOND = 200;
const LETTERS_OF_ONE = 2_000;
/** The most that a guest may cause with them, after so much at once: queries, calls, toasts, navigations. */
const CAUSED_PER_SECOND = 20;
const CAUSED_AT_ONCE = 100;

/** A guest in a frame of this page. */
export interface Guest {
  readonly frame: HTMLIFrameElement;
  /** Ends it at once. After the last one the browser ends their process, stuck or not. */
  remove(): void;
  /** Moves the keyboard into it. */
  focus(): void;
}

/** What the page does with each message of a guest. */
type Handlers = {
  readonly [Type in GuestMessage['type']]: (message: GuestMessage & { readonly type: Type }) => void;
};

/** Puts a guest into an element: a frame with an opaque origin, which gets all that it has by a port. */
export function openGuest(options: GuestOptions, parent: HTMLElement): Guest {
  const { on, client, queries } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const frame = frameOf(options);
  let port: MessagePort | undefined;
  let hasPainted = false;
  let heardAt: number | undefined;
  let loads = 0;
  let told = 0;
  let lockdown: MessagePort | undefined;
  const keyboard = keepKeyboard(frame, signal);
  const leaveWay = watchWay(signal);
  const spend = allowance(MOST_PER_SECOND);
  const cause = allowance(CAUSED_PER_SECOND, CAUSED_AT_ONCE);
  const send = (message: HostMessage) => port?.postMessage(message);
  const beats = guestBeats(signal, (id) => {
    send({ type: 'ping', id });
    if (options.clockOffset() === told) return;
    told = options.clockOffset();
    send({ type: 'clock', offset: told });
  });

  const guest: Guest & Living = {
    frame,
    get heardAt() {
      return heardAt;
    },
    get missed() {
      return beats.missed();
    },
    remove() {
      if (signal.aborted) return;
      ended.abort();
      port?.close();
      lockdown?.close();
      leaveProcess(guest);
      frame.remove();
    },
    suspend() {
      if (signal.aborted) return;
      guest.remove();
      on.suspended?.();
    },
    blame: () => fail('silent', `no answer for ${SILENT_AFTER_S} s`),
    focus() {
      frame.focus();
      send({ type: 'focus' });
    },
  };

  const fail = (kind: GuestFailure, message: string) => {
    if (signal.aborted) return;
    guest.remove();
    on.failed?.(kind, message);
  };

  const leave = (how: string) => {
    if (signal.aborted) return;
    fail('left', how);
    leaveWay();
  };

  const asked = guestQueries(client, queries, ({ query, args }, value) =>
    send({ type: 'data', query, args, value }),
  );
  signal.addEventListener('abort', asked.end);

  const answer = async (id: number, work: () => Promise<unknown>) => {
    try {
      if (!cause()) throw tooFast();
      send({ type: 'reply', id, value: await work() });
    } catch (error) {
      send({ type: 'reply', id, error: toGuestError(error) });
    }
  };

  const skip = () => {
    hasPainted = true;
    on.skip?.();
  };
  const handlers: Handlers = {
    hello: () => {},
    painted() {
      if (hasPainted) return;
      hasPainted = true;
      on.painted?.();
    },
    skip,
    empty: skip,
    done: () => on.done?.(),
    height: ({ height }) => on.height?.(height),
    navigate: ({ href, newTab }) => cause() && on.navigate?.(href, newTab, keyboard.isUsed()),
    key(key) {
      // One that has not the keyboard has heard no key, nor has one of a page in which nobody has pressed anything.
      if (document.activeElement === frame && navigator.userActivation?.hasBeenActive !== false)
        on.key?.(key);
    },
    toast: ({ id, type: _, ...toast }) =>
      cause() && on.toast?.(toast, () => send({ type: 'toastAction', id })),
    query: (asking) => answer(asking.id, () => asked.ask(asking)),
    unused: asked.forget,
    // The server knows which calls there are.
    call: ({ id, name, input, ifMatch }) => answer(id, () => options.call(name as CallName, input, ifMatch)),
    failed: ({ message }) => fail('render', message),
    pong({ id }) {
      if (beats.isAnswered(id)) heardAt = performance.now();
    },
  };
  /** Ends the guest if what it has sent is over a limit. */
  const keepTo = (isWithin: boolean) => {
    if (!isWithin)
      fail('flood', `more than ${MOST_PER_SECOND} messages a second, or one that is no text or too long`);
    return isWithin;
  };
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (signal.aborted) return;
    // Its document sends short texts alone (`GUEST_LOCKDOWN`): anything else may take seconds to read.
    if (typeof data !== 'string' || data.length > LONGEST_MESSAGE) return void keepTo(false);
    if (!keepTo(spend(1 + data.length / LETTERS_OF_ONE))) return;
    const message = parseGuestMessage(data);
    // Its handler takes it: both are of one type, which the compiler does not follow.
    if (message) (handlers[message.type] as (message: never) => void)(message as never);
  };

  const begin = async () => {
    const { port1, port2 } = new MessageChannel();
    port = port1;
    port1.onmessage = onMessage;
    const { sheet, fonts } = await options.loadTheme();
    if (signal.aborted) return;
    // It has no origin that could be named.
    frame.contentWindow?.postMessage({ type: 'hello' }, '*', [port2]);
    const data = asked.known();
    const { kind, theme, minDurationMs = 0, publicUrl } = options;
    told = options.clockOffset();
    send({ type: 'init', kind, theme, sheet, fonts, clockOffset: told, minDurationMs, publicUrl, data });
    beats.begin();
  };
  addEventListener(
    'message',
    ({ source, ports: [given] }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || source === null) return;
      heardAt = performance.now();
      if (given && lockdown === undefined) {
        lockdown = given;
        hearLockdown(given, keyboard, leave, () => on.key?.(KEY_OUT));
      } else if (given) leave('another document has begun');
      else if (port === undefined) void begin();
      // The first two are its lockdown's and its hello, and all others come by the port: of any size, none is read here.
      else keepTo(false);
    },
    { signal },
  );
  frame.addEventListener(
    'load',
    () => {
      loads += 1;
      if (loads > 1) leave('it has left its document');
    },
    { signal },
  );
  startGuest(guest, parent, {
    signal,
    hasPainted: () => hasPainted,
    begins: () => {
      loads = 0;
      heardAt = lockdown = undefined;
    },
    tooSlow: (message) => fail('tooSlow', message),
  });
  return guest;
}

function frameOf({ src, title }: GuestOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', GUEST_SANDBOX);
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'no-referrer';
  frame.title = title;
  frame.setAttribute('aria-description', 'F6 porta fuori');
  frame.src = src;
  return frame;
}

/** Hears from the lockdown script of a guest's document what the person does there with the keyboard. */
function hearLockdown(
  lockdown: MessagePort,
  keyboard: Keyboard,
  leave: (how: string) => void,
  keyOut: () => void,
): void {
  let taken = 0;
  lockdown.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'pressed') keyboard.pressed();
    else if (data === 'used') keyboard.used();
    else if (data === 'left') {
      keyboard.leave();
      // From there the page's own key leads to its toasts.
      keyOut();
    } else if (data !== 'taken') leave('it has added to the way back');
    else if (!keyboard.isTakenBack()) lockdown.postMessage('yours');
    else if (++taken >= MOST_TAKEN) leave('it has taken the keyboard');
  };
}

const tooFast = () =>
  new CallError(
    429,
    JSON.stringify({ error: `Un plugin può chiedere al massimo ${CAUSED_PER_SECOND} volte al secondo` }),
    '',
    1,
  );

function toGuestError(error: unknown) {
  if (!(error instanceof CallError)) return { status: 0, body: String(error) };
  const { status, retryAfter } = error;
  return {
    status,
    body: error.message.replace(/^\d+: /, ''),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}
