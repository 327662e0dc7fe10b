import type { Request } from '../../stage/mount-part.tsx';
import { againstPolicy, type Finding, throwing } from './finding.ts';
import { frames, type Look } from './look-at-scenes.ts';
import type { OpenStage, PageUse } from './open-stage.ts';
import type { PluginBuild } from './read-build.ts';

const MOUNTS = 50;
/** The first mounts fill caches and let the engine compile. */
const FIRST = 10;
/** In one call to the page, which has a deadline: a page takes longer than a scene. */
const MOUNTS_OF_A_CALL = 10;

/** How much more of everything the page uses after each mount of a part. */
export type Growth = PageUse & { readonly part: string };

/** The most that a mount may leave behind. One listener or timer of each would be 1; heaps are never quite still. */
const most: PageUse = { heapBytes: 16_384, nodes: 1, listeners: 0.5, timers: 0.5 };

/**
 * Mounts and unmounts fifty times each scene that has painted, in the first state in which it did, and each route and admin
 * section with that state's answers.
 */
export async function mountOften(
  stage: OpenStage,
  build: PluginBuild,
  looks: readonly Look[],
): Promise<{ growths: Growth[]; findings: Finding[] }> {
  const growths: Growth[] = [];
  const broken: Finding[] = [];
  if (frames[0]) await stage.resize(frames[0]);
  for (const { name, request } of partsOf(build, looks)) {
    const wrong = request.kind === 'scene' ? [] : await wrongIn(stage, request);
    broken.push(...wrong.map((each) => ({ ...each, where: name })));
    // What a guest leaves behind goes with its document.
    if (!build.manifest.isolated && !wrong.some(({ kind }) => kind === 'throws'))
      growths.push({ part: name, ...(await growthOf(stage, request)) });
  }
  return { growths, findings: [...broken, ...growths.flatMap(leaksOf)] };
}

interface Part {
  readonly name: string;
  readonly request: Request;
}

function partsOf({ manifest, statesOf }: PluginBuild, looks: readonly Look[]): Part[] {
  const scenes = manifest.scenes.flatMap(({ name, module }) => {
    const painted = looks.find(({ scene, result }) => scene === name && result === 'painted')?.state;
    if (painted === undefined) return [];
    const state = statesOf(name).find(([one]) => one === painted)?.[1] ?? null;
    return [{ name, request: { kind: 'scene' as const, module, state } }];
  });
  const state = scenes.find(({ request }) => request.state)?.request.state ?? null;
  const page = (kind: 'route' | 'section') => (declared: { path: string; module: string }) => ({
    name: declared.path,
    request: { kind, module: declared.module, state },
  });
  return [...scenes, ...manifest.routes.map(page('route')), ...manifest.adminSections.map(page('section'))];
}

/**
 * Scenes were looked at before; of a page it is known only that its module can be loaded. One that shows nothing may lack the
 * answers that it needs: the states are those of a scene.
 */
async function wrongIn(stage: OpenStage, request: Request): Promise<Pick<Finding, 'kind' | 'what'>[]> {
  const { outcome, refused } = await stage.show(request);
  await stage.clear();
  return [...(outcome.kind === 'threw' ? [throwing(outcome.message)] : []), ...refused.map(againstPolicy)];
}

async function growthOf(stage: OpenStage, request: Request): Promise<PageUse> {
  await stage.mountOften(request, FIRST);
  const before = await stage.use();
  for (let mounts = FIRST; mounts < MOUNTS; mounts += MOUNTS_OF_A_CALL)
    await stage.mountOften(request, MOUNTS_OF_A_CALL);
  const after = await stage.use();
  const grown = (key: keyof PageUse) => (after[key] - before[key]) / (MOUNTS - FIRST);
  return {
    heapBytes: grown('heapBytes'),
    nodes: grown('nodes'),
    listeners: grown('listeners'),
    timers: grown('timers'),
  };
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
  return [{ kind: 'leak', where: growth.part, what: `each mount leaves ${what} behind` }];
}
