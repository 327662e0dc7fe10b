import { againstPolicy, type Finding, throwing } from './finding.ts';
import { frames, type Look } from './look-at-scenes.ts';
import type { OpenStage } from './open-stage.ts';
import type { PluginBuild } from './read-build.ts';

/**
 * Looks at each page and section with the answers of the first state in which a scene has painted. One that shows nothing may lack the
 * answers that it needs: the states are those of scenes.
 */
export async function lookAtPages(
  stage: OpenStage,
  { manifest: { routes, adminSections, scenes }, statesOf }: PluginBuild,
  looks: readonly Look[],
): Promise<Finding[]> {
  if (frames[0]) await stage.resize(frames[0]);
  const painted = scenes.map(({ name }) => {
    const state = looks.find(({ scene, result }) => scene === name && result === 'painted')?.state;
    return statesOf(name).find(([one]) => one === state)?.[1];
  });
  const state = painted.find((one) => one) ?? null;
  const parts = [
    ...routes.map(({ path, module }) => ({ path, request: { kind: 'route' as const, module, state } })),
    ...adminSections.map(({ path, module }) => ({
      path,
      request: { kind: 'section' as const, module, state },
    })),
  ];
  const findings: Finding[] = [];
  for (const { path, request } of parts) {
    const { outcome, refused } = await stage.show(request);
    await stage.clear();
    const wrong = [
      ...(outcome.kind === 'threw' ? [throwing(outcome.message)] : []),
      ...refused.map(againstPolicy),
    ];
    findings.push(...wrong.map((each) => ({ ...each, where: path })));
  }
  return findings;
}
