import type { Finding } from './finding.ts';
import { frames, type Look } from './look-at-scenes.ts';
import type { OpenStage, PageUse } from './open-stage.ts';
import type { PluginBuild } from './read-build.ts';

const MOUNTS = 50;
/** The first mounts fill caches and let the engine compile. */
const FIRST = 10;

/** How much more of everything the page uses after each mount. */
export type Growth = PageUse & { readonly scene: string };

/** The most that a mount may leave behind. One listener or timer of each would be 1; heaps are never quite still. */
const most: PageUse = { heapBytes: 16_384, nodes: 1, listeners: 0.5, timers: 0.5 };

/** Mounts and unmounts each scene that has painted fifty times, in the first state in which it did. */
export async function mountOften(
  stage: OpenStage,
  build: PluginBuild,
  looks: readonly Look[],
): Promise<{ growths: Growth[]; findings: Finding[] }> {
  const growths: Growth[] = [];
  if (frames[0]) await stage.resize(frames[0]);
  for (const { name: scene, module } of build.manifest.scenes) {
    const painted = looks.find((look) => look.scene === scene && look.result === 'painted')?.state;
    if (painted === undefined) continue;
    const state = build.statesOf(scene).find(([name]) => name === painted)?.[1] ?? null;
    const request = { kind: 'scene', module, state } as const;
    await stage.mountOften(request, FIRST);
    const before = await stage.use();
    await stage.mountOften(request, MOUNTS - FIRST);
    const after = await stage.use();
    const grown = (key: keyof PageUse) => (after[key] - before[key]) / (MOUNTS - FIRST);
    growths.push({
      scene,
      heapBytes: grown('heapBytes'),
      nodes: grown('nodes'),
      listeners: grown('listeners'),
      timers: grown('timers'),
    });
  }
  return { growths, findings: growths.flatMap(leaksOf) };
}

const names: Readonly<Record<keyof PageUse, string>> = {
  heapBytes: 'bytes of memory',
  nodes: 'nodes',
  listeners: 'listeners',
  timers: 'timers',
};

function leaksOf(growth: Growth): Finding[] {
  const keys: (keyof PageUse)[] = ['timers', 'listeners', 'nodes', 'heapBytes'];
  const left = keys.filter((key) => growth[key] > most[key]);
  if (left.length === 0) return [];
  const what = left.map((key) => `${Number(growth[key].toFixed(1))} ${names[key]}`).join(', ');
  return [{ kind: 'leak', where: growth.scene, what: `each mount leaves ${what} behind` }];
}
