import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { satisfy } from '@module-federation/runtime';
import { FRONT_END_CONTRACT } from '@vetta/contract/front-end';
import { PLUGIN_CONTRACT } from '@vetta/contract/plugin';
import { installedVersion } from '../singletons.ts';
import { describeLooks } from './describe-looks.ts';
import { againstPolicy, describeFinding, type Finding } from './finding.ts';
import { lookAtScenes } from './look-at-scenes.ts';
import { mountOften } from './mount-often.ts';
import { neverDone } from './never-done.ts';
import { type OpenStage, openStage } from './open-stage.ts';
import { type PluginBuild, readBuild } from './read-build.ts';

/**
 * The most that a page or a scene may weigh: gzipped bytes of its scripts and sheets, without the shell's. A guest brings React, and
 * what it needs to speak to the page: 80 kB more.
 */
const mostBytes = ({ manifest: { isolated } }: PluginBuild): number => (isolated ? 230_000 : 150_000);

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
  const loading = await loadModules(stage, build);
  const { looks, findings } = await lookAtScenes(stage, build, pictures);
  const often = await mountOften(stage, build, looks);
  const endless = await neverDone(stage, build, looks);
  const all = [
    ...wrongRanges(build),
    ...weights.findings,
    ...loading,
    ...findings,
    ...endless,
    ...often.findings,
  ];
  if (!all.some(({ picture }) => picture)) await rm(pictures, { recursive: true });
  return {
    findings: all,
    lines: [
      describeRanges(build),
      ...weights.lines,
      ...describeLooks(looks, often.growths),
      ...all.map(describeFinding),
    ],
  };
}

const contractOf = ({ manifest: { isolated } }: PluginBuild): string =>
  isolated ? PLUGIN_CONTRACT : FRONT_END_CONTRACT;

function describeRanges(build: PluginBuild): string {
  const { name, contract, react } = build.manifest;
  return `${name}: contract ${contract} of ${contractOf(build)}${react === undefined ? '' : `, React ${react}`}`;
}

function wrongRanges(build: PluginBuild): Finding[] {
  const { name, contract, react, isolated } = build.manifest;
  const [major] = PLUGIN_CONTRACT.split('.');
  const instead = isolated ? `: write ^${major}.0` : '';
  const ranges = [
    { range: contract, version: contractOf(build), of: 'the plugin contract', instead },
    ...(react === undefined
      ? []
      : [{ range: react, version: installedVersion('react'), of: 'React', instead: '' }]),
  ];
  return ranges
    .filter(({ range, version }) => !satisfy(version, range))
    .map(({ range, version, of, instead }) => ({
      kind: 'contract',
      where: name,
      what: `it needs ${of} ${range}, this is ${version}${instead}`,
    }));
}

const modulesOf = ({ manifest: { routes, adminSections, scenes } }: PluginBuild): string[] => [
  ...new Set([...routes, ...adminSections, ...scenes].map(({ module }) => module)),
];

async function weigh(build: PluginBuild): Promise<{ lines: string[]; findings: Finding[] }> {
  const weights = await Promise.all(
    modulesOf(build).map(async (module) => ({ module, bytes: await build.weightOf(module) })),
  );
  const most = mostBytes(build);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return {
    lines: weights.map(
      ({ module, bytes }) => `  ${kilobytes(bytes).padStart(9)} gzipped of ${most / 1000}  ${module}`,
    ),
    findings: weights
      .filter(({ bytes }) => bytes > most)
      .map(({ module, bytes }) => ({
        kind: 'weight',
        where: module,
        what: `it weighs ${kilobytes(bytes)} gzipped, and ${kilobytes(most)} are the most: import less of a library, or a lighter one`,
      })),
  };
}

/** Loads every module in the page: one that fails is named even if no scene shows it. */
async function loadModules(stage: OpenStage, build: PluginBuild): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const module of modulesOf(build)) {
    try {
      const refused = await stage.load(module);
      findings.push(...refused.map((one) => ({ ...againstPolicy(one), where: module })));
    } catch (error) {
      const what = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      findings.push({ kind: 'cannot be loaded', where: module, what });
    }
  }
  return findings;
}
