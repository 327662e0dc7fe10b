// The page in which `plugin -- check` looks at a plugin's build. The check calls `window.stage`.
import '@vetta/design-system/theme.css';
import { type End, type GuestRequest, type MountedGuest, mountGuest, type Outcome } from './mount-guest.ts';

declare global {
  interface Window {
    stage: Stage;
  }
}

/** What the check calls. */
export interface Stage {
  /** Mounts a part and leaves it there. Returns what became of it; the check looks into its document itself. */
  showGuest(request: GuestRequest): Promise<Outcome>;
  /** Returns how the part that was left there has ended. */
  endOfShown(): Promise<End>;
  /** Mounts a scene. Returns how it ended within so many milliseconds. */
  endOfGuest(request: GuestRequest, atMost: number): Promise<End>;
  clear(): void;
}

let guest: MountedGuest | null = null;

window.stage = {
  async showGuest(request) {
    guest = mountGuest(request);
    return guest.outcome;
  },
  endOfShown: async () => (await guest?.ended) ?? { kind: 'never' },
  async endOfGuest(request, atMost) {
    const asked = mountGuest(request);
    const late = new Promise<End>((resolve) => setTimeout(resolve, atMost, { kind: 'never' }));
    const end = await Promise.race([asked.ended, late]);
    asked.unmount();
    return end;
  },
  clear() {
    guest?.unmount();
    guest = null;
  },
};
