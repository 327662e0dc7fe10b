import { join } from 'node:path';
import { againstPolicy, type Finding, throwing } from './finding.ts';
import type { FrameSize, OpenStage, Shown } from './open-stage.ts';
import type { PluginBuild } from './read-build.ts';

/** The screens of the walls. */
export const frames: readonly FrameSize[] = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1920 },
];
export const nameOf = ({ width, height }: FrameSize): string => `${width}×${height}`;

/** What a scene in one of its states looked like in one frame. */
export interface Look {
  readonly scene: string;
  readonly state: string;
  readonly frame: string;
  readonly result: 'painted' | 'left out' | 'FAILED';
}

/**
 * Looks at every scene in each of its states and frames. Pictures of what failed are written to `pictures`. A state that
 * shows nothing in one frame is not tried in the others.
 */
export async function lookAtScenes(
  stage: OpenStage,
  build: PluginBuild,
  pictures: string,
): Promise<{ looks: Look[]; findings: Finding[] }> {
  const looks: Look[] = [];
  const findings: Finding[] = [];
  const given = build.manifest.scenes.flatMap(({ name, module }) =>
    build.statesOf(name).map(([state, sample]) => ({ scene: name, module, state, sample })),
  );
  const broken = new Set<(typeof given)[number]>();
  for (const size of frames) {
    await stage.resize(size);
    for (const one of given) {
      if (broken.has(one)) continue;
      const { scene, state, module, sample } = one;
      const shown = await stage.show({ kind: 'scene', module, state: sample });
      const { outcome } = shown;
      const wrong = wrongIn(shown);
      if (outcome.kind === 'threw' || outcome.kind === 'empty') broken.add(one);
      const names = [scene, state, nameOf(size)].filter(Boolean);
      if (wrong.length > 0) {
        const picture = join(pictures, `${names.join('-')}.png`);
        await stage.photograph(picture);
        findings.push(...wrong.map((each) => ({ ...each, where: names.join(', '), picture })));
      }
      const result = wrong.length > 0 ? 'FAILED' : outcome.kind === 'skipped' ? 'left out' : 'painted';
      looks.push({ scene, state, frame: nameOf(size), result });
      await stage.clear();
    }
  }
  return { looks, findings: [...findings, ...neverShown(build, looks)] };
}

function wrongIn({ outcome, outside, errors, refused }: Shown): Pick<Finding, 'kind' | 'what'>[] {
  return [
    ...(outcome.kind === 'threw' ? [throwing(outcome.message)] : []),
    ...(outcome.kind === 'empty'
      ? [{ kind: 'empty' as const, what: 'it shows nothing, and does not call `skip`' }]
      : []),
    ...outside.map((what) => ({ kind: 'overflow' as const, what })),
    ...errors.map((what) => ({ kind: 'console' as const, what })),
    ...refused.map(againstPolicy),
  ];
}

function neverShown({ manifest, statesOf }: PluginBuild, looks: readonly Look[]): Finding[] {
  return manifest.scenes
    .filter(({ name }) => looks.every(({ scene, result }) => scene !== name || result === 'left out'))
    .map(({ name }) => ({
      kind: 'never shown',
      where: name,
      what: statesOf(name).some(([, state]) => state)
        ? 'none of its states shows it: declare one that does'
        : 'it is left out while no query has an answer: declare `states` for it',
    }));
}
