import type {} from '@vetta/scheduler/testing/temporal-server';
import type { TestProject } from 'vitest/node';
import { findTemporal } from '../src/binaries/temporal.ts';
import { startTemporal } from '../src/embedded/temporal.ts';

/**
 * Vitest's global set-up for the scheduler: one real Temporal dev server for the run, in memory.
 * If no CLI is found, its tests are skipped; with CI=true that is a failure.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const found = await findTemporal();
  if ('why' in found) {
    if (process.env.CI === 'true') throw new Error(`CI needs a real Temporal: ${found.why}`);
    project.provide('temporal', null);
    return undefined;
  }
  const server = await startTemporal(found.path);
  project.provide('temporal', { address: server.address, cli: found.path });
  return () => server.stop();
}
