// The page inside the television's frame of `vite --mode stage`: one part of the plugin, which its address names.
import '@vetta/design-system/theme.css';
import type { SceneStates } from '@vetta/contract/plugin';
import { STATES_FILE } from '@vetta/contract/published-build';
import { type LoadModule, mountPart, type Outcome } from './mount-part.tsx';
import { lookAt } from './outside-frame.ts';

/** What the frame tells the page around it. */
export interface Report {
  readonly outcome: Outcome;
  readonly outside: readonly string[];
}

export async function startAlone(modules: Readonly<Record<string, () => ReturnType<LoadModule>>>) {
  const asked = new URLSearchParams(location.search);
  const states: Readonly<Record<string, SceneStates>> = await (await fetch(`/${STATES_FILE}`)).json();
  const state = states[asked.get('scene') ?? '']?.[asked.get('state') ?? ''] ?? null;
  const from = new Date(asked.get('now') ?? state?.now ?? Date.now()).getTime();
  const opened = performance.now();

  const load: LoadModule = async (module) => {
    const found = modules[module];
    if (found === undefined) throw new Error(`plugin.ts declares no ${module}`);
    return found();
  };
  const request = {
    kind: asked.get('kind') === 'route' ? 'route' : 'scene',
    module: asked.get('module') ?? '',
    state,
  } as const;
  const mounted = await mountPart(load, request, () => new Date(from + performance.now() - opened));
  const outcome = await mounted.outcome;
  const seen = outcome.kind === 'painted' ? await lookAt(mounted.frame) : undefined;
  const report: Report = {
    outcome: seen?.isBlank ? { kind: 'empty' } : outcome,
    outside: request.kind === 'scene' ? (seen?.outside ?? []) : [],
  };
  window.parent.postMessage(report, location.origin);
}
