import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { run } from '../processes/run.ts';
import { type Found, onPath } from './cache.ts';

/** MinIO's sources need Go 1.24 or newer. */
const OLDEST_MINOR = 24;
/** An older Go downloads this toolchain as a module and checks it against Go's checksum database. */
const TOOLCHAIN = 'v0.0.1-go1.26.8';

/** Returns a Go ≥ 1.24: the one on PATH, or the toolchain that an older one (as Debian's) downloads. */
export async function findGo(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  const go = onPath(['go'], env);
  if (!go) return { why: 'no Go on PATH' };
  if (await isNewEnough(go)) return { path: go, from: 'PATH' };
  return downloadToolchain(go, env);
}

async function isNewEnough(go: string): Promise<boolean> {
  const { output } = await run(go, ['env', 'GOVERSION']);
  const [, minor] = /go1\.(\d+)/.exec(output) ?? [];
  return Number(minor) >= OLDEST_MINOR;
}

async function downloadToolchain(go: string, env: NodeJS.ProcessEnv): Promise<Found> {
  const platform = (await run(go, ['env', 'GOOS', 'GOARCH'])).output.trim().split('\n').join('-');
  const module = `golang.org/toolchain@${TOOLCHAIN}.${platform}`;
  const { code, output } = await run(go, ['mod', 'download', '-json', module], { env });
  if (code !== 0)
    return { why: `Go's toolchain could not be downloaded: ${output.trim().split('\n').at(-1)}` };
  const { Dir: folder } = z.object({ Dir: z.string() }).parse(JSON.parse(output));
  // Files of a module are not executable.
  for (const programs of [join(folder, 'bin'), join(folder, 'pkg', 'tool', platform.replace('-', '_'))])
    for (const program of await readdir(programs)) await chmod(join(programs, program), 0o555);
  return { path: join(folder, 'bin', 'go'), from: "Go's module of toolchains" };
}
