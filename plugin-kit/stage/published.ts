// The page in which `plugin -- check` looks at a plugin's build. The check calls `window.stage`.
import '@vetta/design-system/theme.css';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import { FEDERATION_FILE } from '@vetta/contract/published-build';
import { countTimers } from './count-timers.ts';
import { type End, type GuestRequest, type MountedGuest, mountGuest } from './mount-guest.ts';
import { type MountedOnStage, mountPart, type Outcome, type Request } from './mount-part.tsx';
import { lookAt } from './outside-frame.ts';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** What the check calls. */
export interface Stage {
  /** Loads a module and throws if it does not export a component. */
  load(module: string): Promise<void>;
  /** Mounts a part and leaves it there. Returns what became of it, and what cannot be seen as a whole. */
  show(request: Request): Promise<{ readonly outcome: Outcome; readonly outside: readonly string[] }>;
  /** The same of a guest, whose document the check looks at itself. */
  showGuest(request: GuestRequest): Promise<Outcome>;
  /** Mounts a guest's scene. Returns how it ended within so many milliseconds. */
  endOfGuest(request: GuestRequest, atMost: number): Promise<End>;
  /** Returns what the page's policy has refused since the last call: «connect-src refuses https://example.org/». */
  takeViolations(): readonly string[];
  clear(): void;
  /** Mounts and unmounts a part so often. */
  mountOften(request: Request, times: number): Promise<void>;
  /** How many timers run. */
  timers(): number;
}

const timers = countTimers();
registerRemotes([{ name: 'plugin', entry: `${location.origin}/plugin/${FEDERATION_FILE}`, type: 'module' }]);

const load = async (module: string) => {
  const loaded = await loadRemote<{ default?: unknown }>(`plugin/${module.slice(2)}`);
  if (!loaded) throw new Error(`The plugin's container has no ${module}`);
  return loaded;
};

let violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  violations.push(`${effectiveDirective} refuses ${blockedURI}`),
);

let shown: MountedOnStage | null = null;
let guest: MountedGuest | null = null;

window.stage = {
  timers,
  async load(module) {
    if (typeof (await load(module)).default !== 'function')
      throw new Error(`${module} has no component as its default export`);
  },
  async show(request) {
    shown = await mountPart(load, request);
    const outcome = await shown.outcome;
    if (outcome.kind !== 'painted') return { outcome, outside: [] };
    const { isBlank, outside } = await lookAt(shown.frame);
    return { outcome: isBlank ? { kind: 'empty' } : outcome, outside };
  },
  async showGuest(request) {
    guest = mountGuest(request);
    return guest.outcome;
  },
  async endOfGuest(request, atMost) {
    const asked = mountGuest(request);
    const late = new Promise<End>((resolve) => setTimeout(resolve, atMost, { kind: 'never' }));
    const end = await Promise.race([asked.ended, late]);
    asked.unmount();
    return end;
  },
  takeViolations() {
    const taken = [...new Set(violations)];
    violations = [];
    return taken;
  },
  clear() {
    shown?.unmount();
    shown = null;
    guest?.unmount();
    guest = null;
  },
  async mountOften(request, times) {
    for (let count = 0; count < times; count++) {
      const mounted = await mountPart(load, request);
      await mounted.outcome;
      mounted.unmount();
    }
  },
};
