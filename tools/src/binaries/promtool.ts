import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, type Found, isExecutable, knownProgram, onPath } from '@vetta/server/binaries/cache';
import { run } from '@vetta/server/processes/run';

/**
 * Returns Prometheus' tool that checks alert rules: PROMTOOL_BIN, PATH, our cache. As root on Debian, takes it from the
 * package of Prometheus, without installing that server. Returns a reason if there is none.
 */
export async function findPromtool(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  const cached = join(cacheFolder(env), 'promtool');
  const known = knownProgram({ variable: 'PROMTOOL_BIN', names: ['promtool'], cached }, env);
  if (known) return known;
  if (process.getuid?.() !== 0 || !onPath(['apt-get'], env))
    return { why: 'no promtool on PATH; set PROMTOOL_BIN to one' };
  return unpack(cached, env);
}

async function unpack(target: string, env: NodeJS.ProcessEnv): Promise<Found> {
  await mkdir(cacheFolder(env), { recursive: true });
  const work = await mkdtemp(join(cacheFolder(env), 'promtool-'));
  try {
    const download = () => run('apt-get', ['download', 'prometheus'], { env, cwd: work });
    let downloaded = await download();
    if (downloaded.code !== 0) {
      await run('apt-get', ['update'], { env });
      downloaded = await download();
    }
    const file = (await readdir(work)).find((name) => name.endsWith('.deb'));
    const unpacked = file ? await run('dpkg', ['-x', file, 'files'], { env, cwd: work }) : downloaded;
    const program = join(work, 'files/usr/bin/promtool');
    if (!isExecutable(program)) {
      const reason = unpacked.output.trim().split('\n').at(-1);
      return { why: `Debian's package of Prometheus could not be unpacked: ${reason}` };
    }
    await rename(program, target);
    return { path: target, from: "Debian's package" };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
