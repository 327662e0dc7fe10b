import { QueryClient } from '@tanstack/react-query';
import { CallError } from '@vetta/contract/client/call';
import { type GuestTheme, openGuest } from '@vetta/contract/client/guest-host';
import type { SceneState } from '@vetta/contract/plugin';
import sheet from '@vetta/design-system/theme.css?inline';
import { sampleQueries } from './sample-queries.ts';

/** A part of a build. */
export interface Request {
  readonly kind: 'scene' | 'route' | 'section';
  /** Its name in the declaration: `./scene`. */
  readonly module: string;
  /** Without a state every query fails. */
  readonly state: SceneState | null;
}

/** What became of a part: it has painted something, wants to be left out, rendered nothing in time, or has thrown. */
export type Outcome =
  | { readonly kind: 'painted' | 'skipped' | 'empty' }
  | { readonly kind: 'threw'; readonly message: string };

/** A part of a guest that is put on the stage. */
export interface GuestRequest {
  readonly kind: Request['kind'];
  /** The address of its document. */
  readonly src: string;
  /** Without a state every query fails. */
  readonly state: SceneState | null;
  /** How long a scene stays at least; without it no page of it turns while it is looked at. */
  readonly minDurationMs?: number;
}

/** How a scene ended: it was done or asked to be left out, has thrown, or has not. */
export type End = { readonly kind: 'ended' | 'never' } | { readonly kind: 'threw'; readonly message: string };

export interface MountedGuest {
  readonly frame: HTMLIFrameElement;
  readonly outcome: Promise<Outcome>;
  /** Waits until a scene is done, asks to be left out or has thrown. */
  readonly ended: Promise<End>;
  unmount(): void;
}

/** A page of a scene does not turn while it is looked at. */
const FOREVER_MS = 3_600_000;

/** The page's own faces stand in for those that a wall sends: their sizes are the same. */
const theme: Promise<GuestTheme> = Promise.resolve().then(async () => {
  const rules = [...document.styleSheets].flatMap((one) => [...one.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule && /url\(/.test(rule.cssText));
  const fonts = await Promise.all(
    faces.map(async (face) => {
      const { style } = face as CSSFontFaceRule;
      const value = (name: string) => style.getPropertyValue(name);
      const [, address = ''] = /url\("?([^")]+)/.exec(value('src')) ?? [];
      const from = face.parentStyleSheet?.href ?? location.href;
      const data = await (await fetch(new URL(address, from))).arrayBuffer();
      const descriptors: FontFaceDescriptors = {
        weight: value('font-weight'),
        stretch: value('font-stretch'),
        unicodeRange: value('unicode-range'),
      };
      return { family: value('font-family').replaceAll('"', ''), descriptors, data };
    }),
  );
  return { sheet: sheet.replace(/url\([^)]*\)/g, 'none'), fonts };
});

/**
 * Shows a guest as a wall or a page does, with a state's answers instead of a server's. `clockOffset` returns its time minus the
 * device's, in milliseconds; by default its clock stands at the state's time.
 */
export function mountGuest(
  { kind, src, state, minDurationMs = FOREVER_MS }: GuestRequest,
  clockOffset = () => (state ? new Date(state.now).getTime() - Date.now() : 0),
): MountedGuest {
  const outcome = Promise.withResolvers<Outcome>();
  const ended = Promise.withResolvers<End>();
  const place = document.createElement('div');
  place.style.cssText = 'position:fixed;inset:0';
  document.body.append(place);
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const guest = openGuest(
    {
      src,
      title: 'In prova',
      kind,
      theme: kind === 'scene' ? 'kiosk' : 'dark',
      client,
      queries: sampleQueries(state?.answers ?? {}),
      loadTheme: () => theme,
      clockOffset,
      minDurationMs,
      publicUrl: state?.publicUrl ?? null,
      call: async (name) => {
        const calls: Readonly<Record<string, unknown>> = state?.calls ?? {};
        if (Object.hasOwn(calls, name)) return calls[name];
        throw new CallError(503, JSON.stringify({ error: `${name}: in prova` }), '');
      },
      on: {
        painted: () => outcome.resolve({ kind: 'painted' }),
        done: () => ended.resolve({ kind: 'ended' }),
        skip: () => {
          outcome.resolve({ kind: 'skipped' });
          ended.resolve({ kind: 'ended' });
        },
        failed(failure, message) {
          outcome.resolve(failure === 'tooSlow' ? { kind: 'empty' } : { kind: 'threw', message });
          ended.resolve(failure === 'render' ? { kind: 'threw', message } : { kind: 'ended' });
        },
      },
    },
    place,
  );
  guest.frame.style.cssText = 'display:block;width:100%;height:100%;border:0;color-scheme:dark';
  return {
    frame: guest.frame,
    ended: ended.promise,
    outcome: outcome.promise.then(async (one) => {
      // What the last answers change is rendered and may call `skip`.
      const latest = performance.now() + 1_000;
      do await new Promise((resolve) => setTimeout(resolve, 50));
      while (client.isFetching() > 0 && performance.now() < latest);
      return one;
    }),
    unmount() {
      guest.remove();
      client.clear();
      place.remove();
    },
  };
}
