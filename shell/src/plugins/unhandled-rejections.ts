import type { PublishedPlugin } from '@vetta/contract/plugins-json';

/** Returns the plugin whose files appear in the error's stack. */
function ownerOf(thrown: unknown, plugins: readonly PublishedPlugin[]): PublishedPlugin | undefined {
  const stack = thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown);
  return plugins.find(
    ({ name, hash }) => stack.includes(`/p/${name}/${hash}/`) || stack.includes(`p_${hash}`),
  );
}

/** Logs unhandled rejections of a plugin, or of federation's runtime on its behalf, with the plugin's name. */
export function reportUnhandledRejections(plugins: readonly PublishedPlugin[]): void {
  addEventListener('unhandledrejection', (event) => {
    const owner = ownerOf(event.reason, plugins);
    if (!owner) return;
    event.preventDefault();
    console.warn(`[plugin ${owner.name}@${owner.hash}] unhandled:`, event.reason);
  });
}
