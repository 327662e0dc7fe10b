import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { inlined } from '../document/inlined.ts';
import { DEADLINE_MS } from './deadline.ts';
import { PluginFailure } from './failure.ts';

// The runtime wraps what this hook throws into its own error, which has no failure kind: `loadModule` reads it here.
const failures = new Map<string, PluginFailure>();
// The runtime may ask by the full URL for an entry that was registered by its path.
const pathOf = (address: string) => new URL(address, location.href).pathname;

/** Returns why the manifest could not be fetched, once; undefined if it could. */
export function takeManifestFailure(entry: string): PluginFailure | undefined {
  const failure = failures.get(pathOf(entry));
  failures.delete(pathOf(entry));
  return failure;
}

async function fetchManifest(url: string): Promise<Response> {
  const inlinedManifest = inlined.manifests?.[pathOf(url)];
  if (inlinedManifest) return Response.json(inlinedManifest);
  const response = await fetch(url, { cache: 'no-cache', signal: AbortSignal.timeout(DEADLINE_MS) }).catch(
    (error: unknown) => {
      const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
      throw new PluginFailure(timedOut ? 'tooSlow' : 'network', `${url} did not answer`, error);
    },
  );
  if (!response.ok) throw new PluginFailure('http', `${url} answered ${response.status}`);
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new PluginFailure('invalid', `${url} is not JSON`);
  }
  return response;
}

/**
 * Fetches manifests for federation's runtime. The runtime's own fetch checks no status, has no deadline, and caches an
 * error's body until the page is reloaded.
 */
export default (): ModuleFederationRuntimePlugin => ({
  name: 'vetta:manifest-fetch',
  fetch: (url) =>
    fetchManifest(url).catch((failure: PluginFailure) => {
      failures.set(pathOf(url), failure);
      throw failure;
    }),
});
