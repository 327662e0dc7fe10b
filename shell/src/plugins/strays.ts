import type { PublishedPlugin } from '@vetta/contract/generation';

/** The plugin whose files an error's stack runs through. */
function ownerOf(thrown: unknown, plugins: readonly PublishedPlugin[]): PublishedPlugin | undefined {
  const trace = thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown);
  return plugins.find(
    ({ name, hash }) => trace.includes(`/p/${name}/${hash}/`) || trace.includes(`p_${hash}`),
  );
}

/** Rejections that a plugin, or the runtime on its behalf, left to nobody: told with the plugin's name. */
export function catchStrays(plugins: readonly PublishedPlugin[]): void {
  addEventListener('unhandledrejection', (event) => {
    const owner = ownerOf(event.reason, plugins);
    if (!owner) return;
    event.preventDefault();
    console.warn(`[plugin ${owner.name}@${owner.hash}] unhandled:`, event.reason);
  });
}
