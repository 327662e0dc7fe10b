import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { inlined } from '../document/inlined.ts';
import { DEADLINE_MS } from './deadline.ts';
import { PluginFailure } from './failure.ts';

// The runtime wraps what is thrown here into an error of its own; the name would be lost.
const failures = new Map<string, PluginFailure>();

/** Why a manifest could not be had, if it could not. Telling it forgets it. */
export function manifestFailure(entry: string): PluginFailure | undefined {
  const failure = failures.get(entry);
  failures.delete(entry);
  return failure;
}

async function fetchManifest(url: string): Promise<Response> {
  const written = inlined.manifests?.[new URL(url, location.href).pathname];
  if (written) return Response.json(written);
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(DEADLINE_MS) }).catch(
    (error: unknown) => {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      throw new PluginFailure(late ? 'tooSlow' : 'network', `${url} did not answer`, error);
    },
  );
  if (!response.ok) throw new PluginFailure('http', `${url} answered ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new PluginFailure('invalid', `${url} is not JSON`);
  }
  return response;
}

/**
 * How federation's runtime asks for manifests. By itself it checks no status, has no deadline, and keeps an error's body
 * for the page's life.
 */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'vetta:manifest-fetch',
  fetch: (url) =>
    fetchManifest(url).catch((failure: PluginFailure) => {
      failures.set(url, failure);
      throw failure;
    }),
});
