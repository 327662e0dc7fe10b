import type { Generation, PublishedPlugin } from '@vetta/contract/generation';

/** One scene of the rotation, and whose it is. */
export interface Turn {
  readonly plugin: PublishedPlugin;
  readonly scene: PublishedPlugin['scenes'][number];
}

export interface Plan {
  readonly turns: readonly Turn[];
  /** How long each scene stays at the least. */
  readonly milliseconds: number;
}

const SECONDS = { usual: 20, least: 5, most: 3600 };

/**
 * The rotation: the scenes of all plugins, or those that the address names, in its order:
 * `/kiosk?scenes=classifica,premi&seconds=20`.
 */
export function planOf({ plugins }: Generation, search: string): Plan {
  const asked = new URLSearchParams(search);
  const all = plugins.flatMap((plugin) => plugin.scenes.map((scene) => ({ plugin, scene })));
  const named = asked.get('scenes')?.split(',').filter(Boolean);
  const turns = named ? named.flatMap((name) => all.filter(({ scene }) => scene.name === name)) : all;
  const seconds = Number(asked.get('seconds')) || SECONDS.usual;
  return {
    turns,
    milliseconds: Math.min(SECONDS.most, Math.max(SECONDS.least, seconds)) * 1000,
  };
}
