import { createHash } from 'node:crypto';
import { type Generation, PluginManifest, type PublishedPlugin } from '@vetta/contract/plugins-json';
import { DOCUMENT_MARKS, FEDERATION_FILE, PLUGIN_FILE } from '@vetta/contract/published-build';
import type { Plugin } from 'vite';

/** Returns the plugin of a running dev server, or nothing if the server does not run. */
async function readRunningPlugin(origin: string): Promise<PublishedPlugin[]> {
  try {
    const answer = await fetch(`${origin}/${PLUGIN_FILE}`);
    const manifest = PluginManifest.parse(await answer.json());
    const hash = createHash('sha256').update(origin).digest('hex').slice(0, 16);
    return [{ ...manifest, hash, entry: `${origin}/${FEDERATION_FILE}` }];
  } catch {
    // A developer may run only some of the plugins.
    console.warn(`No plugin answers at ${origin}: the page runs without it.`);
    return [];
  }
}

/** Returns the shell's document with the data that it reads at start, in the form in which the api writes it. */
function inlinedDocument(html: string, plugins: PublishedPlugin[]): string {
  const generation: Generation = { number: 1, shell: '0'.repeat(16), plugins };
  const json = JSON.stringify({ generation, now: new Date().toISOString() }).replaceAll('<', '\\u003c');
  return html.replace(
    DOCUMENT_MARKS.head,
    () => `<script type="application/json" id="vetta-inlined">${json}</script>`,
  );
}

/** Writes a generation of the running dev servers into the shell's document. */
export const inlineRunningPlugins = (origins: readonly string[]): Plugin => ({
  name: 'vetta:running-plugins',
  apply: 'serve',
  async transformIndexHtml(html) {
    return inlinedDocument(html, (await Promise.all(origins.map(readRunningPlugin))).flat());
  },
});
