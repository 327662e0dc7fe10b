import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import type { Schedule } from '../src/kiosk/schedule.ts';

/** A plugin with scenes of these names, for the tests. */
export const samplePlugin = (
  name: string,
  scenes: readonly string[],
  celebrations: readonly string[] = [],
): PublishedPlugin => ({
  name,
  title: name,
  contract: '^1.0',
  react: '^19.0.0',
  hash: '0123456789abcdef',
  entry: `/p/${name}/0123456789abcdef/mf-manifest.json`,
  routes: [],
  adminSections: [],
  scenes: [
    ...scenes.map((scene) => ({ name: scene, title: scene, module: `./${scene}` as const })),
    ...celebrations.map((scene) => ({
      name: scene,
      title: scene,
      module: `./${scene}` as const,
      celebration: true,
    })),
  ],
});

/** A schedule of these scenes of one plugin; those `atOnce` are among them. */
export function sampleSchedule(
  names: readonly string[],
  celebrations: readonly string[],
  atOnce: readonly string[] = [],
): Schedule {
  const plugin = samplePlugin('mf-public', names, celebrations);
  const scenes = plugin.scenes.map((scene) => ({
    plugin,
    scene: { ...scene, atOnce: atOnce.includes(scene.name) },
    minDurationMs: 20_000,
  }));
  return {
    isOn: true,
    light: 1,
    returnsToFirst: false,
    scenes: scenes.filter(({ scene }) => !scene.celebration),
    celebrations: scenes.filter(({ scene }) => scene.celebration),
  };
}
