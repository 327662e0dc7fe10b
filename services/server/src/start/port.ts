import { createServer } from 'node:http';
import { CannotListen, listen } from '@vetta/api/listen';
import type { Settings } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';

/** Throws OperatorError if HOST and PORT cannot be used: better now than after a minute of building. */
export async function checkPort(settings: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  await listen(probe, settings).catch(asOperatorError);
  await new Promise((resolve) => probe.close(resolve));
}

/** Throws an OperatorError with the api's sentence about its address; throws any other error unchanged. */
export function asOperatorError(error: unknown): never {
  throw error instanceof CannotListen ? new OperatorError(error.message) : error;
}
