import type { Generation, PublishedPlugin } from '@vetta/contract/generation';

/** A scene of the rotation and the plugin that owns it. */
export interface ScheduledScene {
  readonly plugin: PublishedPlugin;
  readonly scene: PublishedPlugin['scenes'][number];
}

export interface Plan {
  readonly scenes: readonly ScheduledScene[];
  /** How long each scene stays at least, in milliseconds. */
  readonly minDurationMs: number;
}

const SECONDS = { default: 20, min: 5, max: 3600 };

/**
 * Returns the rotation: the scenes of all plugins, or those that the query string names, in its order. Unknown names
 * are left out: `/kiosk?scenes=classifica,premi&seconds=20`.
 */
export function planOf({ plugins }: Generation, search: string): Plan {
  const query = new URLSearchParams(search);
  const all = plugins.flatMap((plugin) => plugin.scenes.map((scene) => ({ plugin, scene })));
  const named = query.get('scenes')?.split(',').filter(Boolean);
  const scenes = named ? named.flatMap((name) => all.filter(({ scene }) => scene.name === name)) : all;
  const seconds = Number(query.get('seconds')) || SECONDS.default;
  return {
    scenes,
    minDurationMs: Math.min(SECONDS.max, Math.max(SECONDS.min, seconds)) * 1000,
  };
}
