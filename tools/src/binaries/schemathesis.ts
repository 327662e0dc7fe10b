import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, type Found, isExecutable, knownProgram, onPath } from '@vetta/server/binaries/cache';
import { run } from '@vetta/server/processes/run';

/** The release on PyPI of the fuzzer that tests our OpenAPI document. */
const release = { name: 'schemathesis', version: '4.32.5' };

/**
 * Returns schemathesis: SCHEMATHESIS_BIN, our cache, or the PyPI package, which is installed into the cache once (about a
 * minute). PATH is not searched, because results differ between versions. Returns a reason if it cannot be installed.
 */
export async function findSchemathesis(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  const cached = join(cacheFolder(env), `${release.name}-${release.version}`);
  return knownProgram({ variable: 'SCHEMATHESIS_BIN', cached }, env) ?? install(cached, env);
}

async function install(target: string, env: NodeJS.ProcessEnv): Promise<Found> {
  const python = onPath(['python3', 'python'], env);
  if (!python) return { why: 'no Python to install schemathesis with' };

  // A Python environment cannot be moved, so the cache gets a link to it once it is complete.
  const folder = `${target}.${process.pid}`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(cacheFolder(env), { recursive: true });
  // Debian's Python cannot put pip into an environment, but its own pip can install into one.
  const created = await run(python, ['-m', 'venv', '--without-pip', folder], { env });
  const inside = join(folder, 'bin', 'python');
  const pip = ['-m', 'pip', '--python', inside, 'install', '--quiet', '--disable-pip-version-check'];
  const installed = await run(python, [...pip, `${release.name}==${release.version}`], {
    env,
    timeout: 300_000,
  });
  const program = join(folder, 'bin', release.name);
  if (created.code !== 0 || installed.code !== 0 || !isExecutable(program)) {
    await rm(folder, { recursive: true, force: true });
    const reason = `${created.output}${installed.output}`.trim().split('\n').at(-1);
    return { why: `pip could not install ${release.name} ${release.version}: ${reason}` };
  }
  await symlink(program, `${folder}.link`);
  await rename(`${folder}.link`, target);
  return { path: target, from: `PyPI ${release.name} ${release.version}` };
}
