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
import {
  BEAT_MS,
  endSilent,
  enterProcess,
  isAlive,
  isAnyHeardSince,
  isAnyRemovedSince,
  isAnyStuck,
  type Living,
  leaveProcess,
  renewProcess,
} from './guest-process.ts';
import { guestQueries } from './guest-queries.ts';
import { keepKeyboard } from './keep-keyboard.ts';
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
/** How long a guest may show nothing: as long as a module of a front end may take to load. */
const START_WITHIN_MS = 8_000;
/** After so many beats without a word a guest is silent: within five seconds of its last one. */
const MOST_MISSED = 5;
/** So many beats without a frame of this page: what a guest paints takes all there is to paint with. */
const MOST_FRAMELESS = 5;
/** A guest that comes after another one and says nothing for so long may have come into a process that the other one has stuck. */
const HELLO_WITHIN_MS = 3_200;
const AFTER_ANOTHER_MS = 15_000;
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

/** Puts a guest into an element: a frame with an opaque origin, which gets all that it has by a port. */
export function openGuest(options: GuestOptions, parent: HTMLElement): Guest {
  const { on, client, queries } = options;
  const ended = new AbortController();
  const { signal } = ended;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', GUEST_SANDBOX);
  frame.setAttribute('allow', '');
  frame.referrerPolicy = 'no-referrer';
  frame.title = options.title;
  frame.setAttribute('aria-description', 'F6 porta fuori');
  frame.src = options.src;

  let port: MessagePort | undefined;
  let hasPainted = false;
  let cameAt = performance.now();
  let heardAt: number | undefined;
  let missed = 0;
  /** Those that nothing has answered since. Nobody can know the next one: what answers has read it, so it does not loop. */
  let pings: number[] = [];
  let loads = 0;
  let taken = 0;
  let lockdown: MessagePort | undefined;
  const keyboard = keepKeyboard(frame, signal);
  const leaveWay = watchWay(signal);
  const spend = allowance(MOST_PER_SECOND);
  const cause = allowance(CAUSED_PER_SECOND, CAUSED_AT_ONCE);
  const send = (message: HostMessage) => port?.postMessage(message);

  const guest: Guest & Living = {
    frame,
    get heardAt() {
      return heardAt;
    },
    get missed() {
      return missed;
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
    blame: () => fail('silent', `no answer for ${(BEAT_MS * MOST_MISSED) / 1000} s`),
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

  const receive = (message: GuestMessage) => {
    switch (message.type) {
      case 'painted':
        if (hasPainted) break;
        hasPainted = true;
        on.painted?.();
        break;
      case 'skip':
      case 'empty':
        hasPainted = true;
        on.skip?.();
        break;
      case 'done':
        on.done?.();
        break;
      case 'height':
        on.height?.(message.height);
        break;
      case 'navigate':
        if (cause()) on.navigate?.(message.href, message.newTab, keyboard.isUsed());
        break;
      case 'key':
        // One that has not the keyboard has heard no key, nor has one of a page in which nobody has pressed anything.
        if (document.activeElement === frame && navigator.userActivation?.hasBeenActive !== false)
          on.key?.(message);
        break;
      case 'toast': {
        const { id, type: _, ...toast } = message;
        if (cause()) on.toast?.(toast, () => send({ type: 'toastAction', id }));
        break;
      }
      case 'query':
        void answer(message.id, () => asked.ask(message));
        break;
      case 'unused':
        asked.forget(message);
        break;
      case 'call':
        // The server knows which calls there are.
        void answer(message.id, () => options.call(message.name as CallName, message.input, message.ifMatch));
        break;
      case 'failed':
        fail('render', message.message);
        break;
      case 'pong':
        if (!pings.includes(message.id)) break;
        pings = [];
        missed = 0;
        heardAt = performance.now();
        break;
    }
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
    if (message) receive(message);
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
    const clockOffset = options.clockOffset();
    send({ type: 'init', kind, theme, sheet, fonts, clockOffset, minDurationMs, publicUrl, data });
    let told = clockOffset;
    let hasFrame = true;
    let frameless = 0;
    const beat = setInterval(() => {
      frameless = hasFrame ? 0 : frameless + 1;
      // A hidden page's timers and frames stand still.
      if (document.visibilityState !== 'visible') {
        missed = frameless = 0;
        pings = [];
      } else if (missed >= MOST_MISSED || frameless >= MOST_FRAMELESS) return endSilent();
      else missed += 1;
      hasFrame = false;
      requestAnimationFrame(() => {
        hasFrame = true;
      });
      const [id = 0] = crypto.getRandomValues(new Uint32Array(1));
      pings.push(id);
      send({ type: 'ping', id });
      if (options.clockOffset() === told) return;
      told = options.clockOffset();
      send({ type: 'clock', offset: told });
    }, BEAT_MS);
    signal.addEventListener('abort', () => clearInterval(beat));
  };
  addEventListener(
    'message',
    ({ source, ports: [given] }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow || source === null) return;
      heardAt = performance.now();
      if (given && lockdown === undefined) {
        lockdown = given;
        given.onmessage = ({ data }: MessageEvent<unknown>) => {
          if (data === 'pressed') keyboard.pressed();
          else if (data === 'used') keyboard.used();
          else if (data === 'left') {
            keyboard.leave();
            // From there the page's own key leads to its toasts.
            on.key?.(KEY_OUT);
          } else if (data !== 'taken') leave('it has added to the way back');
          else if (!keyboard.isTakenBack()) given.postMessage('yours');
          else if (++taken >= MOST_TAKEN) leave('it has taken the keyboard');
        };
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
  /** Puts the frame there once no process can be stuck. */
  const come = () => {
    if (signal.aborted) return;
    if (!enterProcess(guest)) return void setTimeout(come, 100);
    cameAt = performance.now();
    loads = 0;
    heardAt = lockdown = undefined;
    parent.append(frame);
  };
  // Only time in which it could have painted: a hidden page paints nothing, and neither do guests beside one that is stuck.
  let waited = 0;
  let hasComeAgain = false;
  const waiting = setInterval(() => {
    if (hasPainted) return clearInterval(waiting);
    const isHidden = document.visibilityState !== 'visible';
    if (isHidden || !isAlive(guest) || isAnyStuck()) return;
    waited += BEAT_MS;
    if (waited >= START_WITHIN_MS) return fail('tooSlow', `nothing within ${START_WITHIN_MS} ms`);
    // It or another one has been heard since: nothing sticks their process.
    if (isAnyHeardSince(cameAt) || hasComeAgain || waited < HELLO_WITHIN_MS) return;
    if (!isAnyRemovedSince(cameAt - AFTER_ANOTHER_MS)) return;
    hasComeAgain = true;
    renewProcess(guest);
    frame.remove();
    come();
  }, BEAT_MS);
  signal.addEventListener('abort', () => clearInterval(waiting));
  come();
  return guest;
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
