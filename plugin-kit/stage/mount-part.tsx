import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { SceneState } from '@vetta/contract/plugin';
import { createRoot } from 'react-dom/client';
import { Boundary, MountedPart, type PartComponent } from './part.tsx';
import { sampleQueries } from './sample-queries.ts';

/** What is put on the stage. */
export interface Request {
  readonly kind: 'scene' | 'route' | 'section';
  /** The container's key of its module: `./src/scene`. */
  readonly module: string;
  /** Without a state every query fails. */
  readonly state: SceneState | null;
}

export type LoadModule = (module: string) => Promise<{ readonly default?: unknown }>;

/** What became of a part: it has painted something, wants to be left out, rendered nothing in time, or has thrown. */
export type Outcome =
  | { readonly kind: 'painted' | 'skipped' | 'empty' }
  | { readonly kind: 'threw'; readonly message: string };

export interface MountedOnStage {
  /** The frame that it paints in. */
  readonly frame: HTMLElement;
  readonly outcome: Promise<Outcome>;
  unmount(): void;
}

/** A page of a scene does not turn while it is looked at. */
const FOREVER_MS = 3_600_000;
/** How long a part may render nothing. */
const PAINT_AT_THE_LATEST_MS = 8_000;

/** Mounts a part of the plugin in a frame as large as the window, with a wall's margin around a scene. */
export async function mountPart(
  load: LoadModule,
  { kind, module, state }: Request,
  now: () => Date = () => (state ? new Date(state.now) : new Date()),
): Promise<MountedOnStage> {
  sessionStorage.clear();
  for (const [key, value] of Object.entries(state?.session ?? {})) sessionStorage.setItem(key, value);
  document.documentElement.dataset.theme = kind === 'scene' ? 'kiosk' : 'dark';

  const frame = document.createElement('div');
  // The shell's: televisions crop two to five per cent of each side.
  if (kind === 'scene') frame.style.cssText = 'position:absolute;inset:4vh 3.4vw;isolation:isolate';
  document.body.append(frame);
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY },
    },
  });
  const root = createRoot(frame, { onCaughtError: () => {}, onUncaughtError: () => {} });
  const ended = new AbortController();
  const outcome = Promise.withResolvers<Outcome>();
  const threw = (error: unknown) => outcome.resolve({ kind: 'threw', message: messageOf(error) });

  const mounted: MountedOnStage = {
    frame,
    outcome: outcome.promise,
    unmount() {
      ended.abort();
      root.unmount();
      client.clear();
      frame.remove();
    },
  };
  try {
    const Part = componentOf(await load(module), module);
    let skipped = false;
    const context = {
      queries: sampleQueries(state?.answers ?? {}),
      theme: kind === 'scene' ? ('kiosk' as const) : ('dark' as const),
      now,
      frame: { width: frame.clientWidth, height: frame.clientHeight },
      minDurationMs: FOREVER_MS,
      publicUrl: state?.publicUrl ?? null,
      adminSections: [],
      done: () => {},
      skip: () => {
        skipped = true;
      },
    };
    root.render(
      <QueryClientProvider client={client}>
        <Boundary onError={threw}>
          <MountedPart Part={Part} context={context} />
        </Boundary>
      </QueryClientProvider>,
    );
    const isSettled = () => skipped || (frame.firstElementChild !== null && client.isFetching() === 0);
    void settle(isSettled, ended.signal).then(() =>
      outcome.resolve({ kind: skipped ? 'skipped' : frame.firstElementChild ? 'painted' : 'empty' }),
    );
  } catch (error) {
    threw(error);
  }
  return mounted;
}

function componentOf({ default: Part }: Awaited<ReturnType<LoadModule>>, module: string): PartComponent {
  if (typeof Part !== 'function') throw new Error(`${module} has no component as its default export`);
  // The plugin's build has checked its type against the declaration's kind.
  return Part as PartComponent;
}

/** Resolves two frames after something was painted, or when nothing was in time. */
async function settle(isSettled: () => boolean, signal: AbortSignal): Promise<void> {
  const latest = performance.now() + PAINT_AT_THE_LATEST_MS;
  while (!isSettled() && performance.now() < latest && !signal.aborted) await nextFrame();
  // What the last answer changes is rendered by then.
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
