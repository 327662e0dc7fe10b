import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, isExecutable, onPath } from '@vetta/server/binaries/cache';
import type { Found } from '@vetta/server/binaries/found';
import { run } from '@vetta/server/processes/run';

/** The fuzzer that reads our OpenAPI document, as PyPI has it. */
const release = { name: 'schemathesis', version: '4.32.5' };

/**
 * Schemathesis, for tests: SCHEMATHESIS_BIN, our cache, else PyPI's package in a Python environment of its own there
 * (a minute, once). Another version on PATH is no help: what it finds differs from release to release.
 */
export async function findSchemathesis(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  if (env.SCHEMATHESIS_BIN) {
    if (isExecutable(env.SCHEMATHESIS_BIN)) return { path: env.SCHEMATHESIS_BIN, from: 'SCHEMATHESIS_BIN' };
    return { why: `SCHEMATHESIS_BIN names no program: ${env.SCHEMATHESIS_BIN}` };
  }
  const cached = join(cacheFolder(env), `${release.name}-${release.version}`);
  if (isExecutable(cached)) return { path: cached, from: 'the cache' };
  return install(cached, env);
}

async function install(target: string, env: NodeJS.ProcessEnv): Promise<Found> {
  const python = onPath(['python3', 'python'], env);
  if (!python) return { why: 'no Python to install schemathesis with' };

  // An environment cannot be moved: it gets a name of its own, and the cache a link to it once it is whole.
  const folder = `${target}.${process.pid}`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(cacheFolder(env), { recursive: true });
  // Without pip: Debian's Python has none to put there, but the one outside can work on it.
  const made = await run(python, ['-m', 'venv', '--without-pip', folder], { env });
  const inside = join(folder, 'bin', 'python');
  const pip = ['-m', 'pip', '--python', inside, 'install', '--quiet', '--disable-pip-version-check'];
  const installed = await run(python, [...pip, `${release.name}==${release.version}`], {
    env,
    timeout: 300_000,
  });
  const program = join(folder, 'bin', release.name);
  if (made.code !== 0 || installed.code !== 0 || !isExecutable(program)) {
    await rm(folder, { recursive: true, force: true });
    const said = `${made.output}${installed.output}`.trim().split('\n').at(-1);
    return { why: `pip could not install ${release.name} ${release.version}: ${said}` };
  }
  await symlink(program, `${folder}.link`);
  await rename(`${folder}.link`, target);
  return { path: target, from: `PyPI ${release.name} ${release.version}` };
}
