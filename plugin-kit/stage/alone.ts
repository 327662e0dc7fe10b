// The page inside the television's frame of `vetta-plugin dev`: one part of the plugin, which its address names.
import '@vetta/design-system/theme.css';
import type { SceneStates } from '@vetta/contract/plugin';
import { STATES_FILE } from '@vetta/contract/published-build';
import { type MountedGuest, mountGuest, type Outcome } from './mount-guest.ts';
import type { Seen } from './outside-frame.ts';

/** What the frame tells the page around it. */
export interface Report {
  readonly outcome: Outcome;
  readonly outside: readonly string[];
  /** What the policy of its document has refused: «connect-src refuses https://example.org/». */
  readonly refused: readonly string[];
}

/** What the watcher in the part's document says (`run-on-stage.ts`). */
interface Told {
  readonly stage?: { readonly refused?: string; readonly seen?: Seen };
}

const asked = new URLSearchParams(location.search);
const states: Readonly<Record<string, SceneStates>> = await (await fetch(`/${STATES_FILE}`)).json();
const state = states[asked.get('scene') ?? '']?.[asked.get('state') ?? ''] ?? null;
const from = new Date(asked.get('now') ?? state?.now ?? Date.now()).getTime();
const opened = performance.now();
const kinds = ['scene', 'route', 'section'] as const;
const kind = kinds.find((one) => one === asked.get('kind')) ?? 'scene';
document.documentElement.dataset.theme = kind === 'scene' ? 'kiosk' : 'dark';

let report: Report = { outcome: { kind: 'empty' }, outside: [], refused: [] };
const tell = (more: Partial<Report>) => {
  report = { ...report, ...more };
  window.parent.postMessage(report, location.origin);
};

const refused = new Set<string>();
let mounted: MountedGuest | undefined;
// Before the host's own listener, which ends a guest that speaks by the window.
addEventListener('message', (event: MessageEvent<Told>) => {
  if (event.source === null || event.source !== mounted?.frame.contentWindow) return;
  const { stage } = event.data;
  if (stage === undefined) return;
  event.stopImmediatePropagation();
  if (stage.refused !== undefined) tell({ refused: [...refused.add(stage.refused)] });
  if (stage.seen?.isBlank) tell({ outcome: { kind: 'empty' } });
  else if (stage.seen && kind === 'scene') tell({ outside: stage.seen.outside });
});
mounted = mountGuest(
  { kind, src: asked.get('src') ?? '', state },
  () => from + performance.now() - opened - Date.now(),
);
const outcome = await mounted.outcome;
tell({ outcome });
if (outcome.kind === 'painted') mounted.frame.contentWindow?.postMessage({ stage: 'look' }, '*');
