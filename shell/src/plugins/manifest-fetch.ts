import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { inlined } from '../document/inlined.ts';
import { DEADLINE_MS } from './deadline.ts';
import { PluginFailure } from './failure.ts';

// The runtime wraps what is thrown here into an error of its own; the name would be lost.
const failures = new Map<string, PluginFailure>();
// It may also ask by the whole address for what was registered by its path.
const pathOf = (address: string) => new URL(address, location.href).pathname;

/** Why a manifest could not be had, if it could not. Telling it forgets it. */
export function manifestFailure(entry: string): PluginFailure | undefined {
  const failure = failures.get(pathOf(entry));
  failures.delete(pathOf(entry));
  return failure;
}

async function fetchManifest(url: string): Promise<Response> {
  const written = inlined.manifests?.[pathOf(url)];
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
      failures.set(pathOf(url), failure);
      throw failure;
    }),
});
