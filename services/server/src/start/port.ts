import { createServer } from 'node:http';
import { CannotListen, listen } from '@vetta/api/listen';
import type { Settings } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';

/** Fails with a sentence when HOST and PORT cannot be had: better now than after a minute of building. */
export async function checkPort(settings: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const probe = createServer();
  await listen(probe, settings).catch(asOperatorError);
  await new Promise((resolve) => probe.close(resolve));
}

/** The api's own sentence, as one for the operator. */
export function asOperatorError(error: unknown): never {
  throw error instanceof CannotListen ? new OperatorError(error.message) : error;
}
