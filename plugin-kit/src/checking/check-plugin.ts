import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { satisfy } from '@module-federation/runtime';
import { PLUGIN_CONTRACT } from '@vetta/contract/plugin';
import { describeLooks } from './describe-looks.ts';
import { describeFinding, type Finding, throwing } from './finding.ts';
import { lookAtPages } from './look-at-pages.ts';
import { frames, type Look, lookAtScenes, nameOf } from './look-at-scenes.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { type PluginBuild, readBuild } from './read-build.ts';

/**
 * Finds the scenes that do not end by themselves, or throw before, in each state in which they painted: the wall waits for `done`
 * before it goes on.
 */
async function neverDone(
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

/** The most that a page or a scene may weigh, gzipped: 80 kB of it are React, and what it needs to speak to the page. */
const MOST_BYTES = 230_000;

export interface Check {
  readonly findings: readonly Finding[];
  /** What was measured, for the terminal. */
  readonly lines: readonly string[];
}

/** Checks a plugin's build in a Chromium. Pictures of what failed stay in a folder of the system's temporary ones. */
export async function checkPlugin(folder: string, chromium: string): Promise<Check> {
  const build = await readBuild(folder);
  const pictures = await mkdtemp(join(tmpdir(), 'vetta-check-'));
  await using stage = await openStage(chromium, build);
  const weights = await weigh(build);
  const { looks, findings } = await lookAtScenes(stage, build, pictures);
  const pages = await lookAtPages(stage, build, looks);
  const endless = await neverDone(stage, build, looks);
  const all = [...wrongContract(build), ...weights.findings, ...findings, ...endless, ...pages];
  if (!all.some(({ picture }) => picture)) await rm(pictures, { recursive: true });
  return {
    findings: all,
    lines: [
      `${build.manifest.name}: contract ${build.manifest.contract} of ${PLUGIN_CONTRACT}`,
      ...weights.lines,
      ...describeLooks(looks),
      ...all.map(describeFinding),
    ],
  };
}

function wrongContract({ manifest: { name, contract } }: PluginBuild): Finding[] {
  if (satisfy(PLUGIN_CONTRACT, contract)) return [];
  const [major] = PLUGIN_CONTRACT.split('.');
  const what = `it needs the plugin contract ${contract}, this is ${PLUGIN_CONTRACT}: write ^${major}.0`;
  return [{ kind: 'contract', where: name, what }];
}

const modulesOf = ({ manifest: { routes, adminSections, scenes } }: PluginBuild): string[] => [
  ...new Set([...routes, ...adminSections, ...scenes].map(({ module }) => module)),
];

async function weigh(build: PluginBuild): Promise<{ lines: string[]; findings: Finding[] }> {
  const weights = await Promise.all(
    modulesOf(build).map(async (module) => ({ module, bytes: await build.weightOf(module) })),
  );
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return {
    lines: weights.map(
      ({ module, bytes }) => `  ${kilobytes(bytes).padStart(9)} gzipped of ${MOST_BYTES / 1000}  ${module}`,
    ),
    findings: weights
      .filter(({ bytes }) => bytes > MOST_BYTES)
      .map(({ module, bytes }) => ({
        kind: 'weight',
        where: module,
        what: `it weighs ${kilobytes(bytes)} gzipped, and ${kilobytes(MOST_BYTES)} are the most: import less of a library, or a lighter one`,
      })),
  };
}
