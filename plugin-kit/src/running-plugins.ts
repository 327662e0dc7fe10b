import { createHash } from 'node:crypto';
import { type Generation, PluginManifest, type PublishedPlugin } from '@vetta/contract/generation';
import type { Plugin } from 'vite';

/** Where a plugin's dev server says what it is. */
export const RUNNING_MANIFEST = '/plugin.json';

async function ask(origin: string): Promise<PublishedPlugin[]> {
  try {
    const answer = await fetch(`${origin}${RUNNING_MANIFEST}`);
    const manifest = PluginManifest.parse(await answer.json());
    const hash = createHash('sha256').update(origin).digest('hex').slice(0, 16);
    return [{ ...manifest, hash, entry: `${origin}/mf-manifest.json` }];
  } catch {
    // Not every plugin is always worked on.
    console.warn(`No plugin answers at ${origin}: the page runs without it.`);
    return [];
  }
}

/** The shell's document with what it reads at its start, as the api writes it into a published one. */
export function inlinedDocument(html: string, plugins: PublishedPlugin[]): string {
  const generation: Generation = { number: 1, shell: '0'.repeat(16), plugins };
  const json = JSON.stringify({ generation, now: new Date().toISOString() }).replaceAll('<', '\\u003c');
  return html.replace(
    '<!--vetta:head-->',
    () => `<script type="application/json" id="vetta-inlined">${json}</script>`,
  );
}

/** In development the generation is whatever runs. */
export const inlineRunningPlugins = (origins: readonly string[]): Plugin => ({
  name: 'vetta:running-plugins',
  apply: 'serve',
  async transformIndexHtml(html) {
    return inlinedDocument(html, (await Promise.all(origins.map(ask))).flat());
  },
});
