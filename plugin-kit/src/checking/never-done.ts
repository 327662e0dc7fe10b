import { type Finding, throwing } from './finding.ts';
import { frames, type Look, nameOf } from './look-at-scenes.ts';
import type { OpenStage } from './open-stage.ts';
import type { PluginBuild } from './read-build.ts';

/**
 * Finds the scenes that do not end by themselves, or throw before, in each state in which they painted: the wall waits for `done`
 * before it goes on.
 */
export async function neverDone(
  stage: OpenStage,
  { manifest, statesOf }: PluginBuild,
  looks: readonly Look[],
): Promise<Finding[]> {
  const [size] = frames;
  if (size) await stage.resize(size);
  const findings: Finding[] = [];
  for (const { scene, state, result, frame } of looks) {
    const module = manifest.scenes.find(({ name }) => name === scene)?.module;
    if (module === undefined || result !== 'painted' || size === undefined || frame !== nameOf(size))
      continue;
    const sample = statesOf(scene).find(([name]) => name === state)?.[1] ?? null;
    const end = await stage.endOf({ kind: 'scene', module, state: sample });
    const where = [scene, state].filter(Boolean).join(', ');
    if (end.kind === 'threw') findings.push({ ...throwing(end.message), where });
    if (end.kind !== 'never') continue;
    findings.push({
      kind: 'never done',
      where,
      what: 'it never calls `done`, so a wall stays on it for a quarter of an hour: call `setInterval(done, minDurationMs)` in an effect, or `done` after its last page',
    });
  }
  return findings;
}
