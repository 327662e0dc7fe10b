import { buffer } from 'node:stream/consumers';
import { type Header, pack } from 'tar-stream';
import { pluginBuild, shellBuild } from './builds.ts';

/** An archive that must be refused. */
export interface HostileBuild {
  /** What it tries. */
  readonly tries: string;
  readonly archive: () => Promise<Buffer>;
  /** What the sentence of the refusal says. */
  readonly says: string;
}

type Files = ReadonlyMap<string, Buffer>;
type Entry = readonly [header: Partial<Header> & { readonly name: string }, content?: Buffer | string];

/** Returns a tar archive of the files, then of these entries as they are. */
function tarOf(files: Files, entries: readonly Entry[] = []): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of files) tar.entry({ name }, content);
  for (const [header, content = ''] of entries) tar.entry(header, content);
  tar.finalize();
  return buffer(tar);
}

/** Returns a plugin's build with some files changed or added. */
const plugin = (more: Readonly<Record<string, string>> = {}): Files => pluginBuild('meteo', 'sole', more);
/** Returns the shell's build with another document. */
const shell = (html: (before: string) => string): Files =>
  new Map(shellBuild()).set(
    'index.html',
    Buffer.from(html(shellBuild().get('index.html')?.toString() ?? '')),
  );

const OUT = '../../../../../../../../../../proc/self/environ';
const clean = { js: { sync: ['page.js'], async: [] }, css: { sync: [], async: [] } };
/** Returns federation's manifest with these exposed modules and more at its top. */
const manifest = (exposes: readonly object[], more: object = {}) => ({
  'mf-manifest.json': JSON.stringify({
    metaData: { remoteEntry: { name: 'remoteEntry.js' } },
    exposes,
    ...more,
  }),
});
const assets = (kind: 'js' | 'css', when: 'sync' | 'async', files: readonly string[]) => ({
  ...{ path: './page', assets: { ...clean, [kind]: { ...clean[kind], [when]: files } } },
});
const declaration = (more: object) => ({
  'plugin.json': JSON.stringify({ ...JSON.parse(`${plugin().get('plugin.json')}`), ...more }),
});

const refuses = (tries: string, files: Files, says: string, entries?: readonly Entry[]): HostileBuild => ({
  tries,
  archive: () => tarOf(files, entries),
  says,
});
const path = (name: string, says = `«${name}»`) =>
  refuses(`the path ${JSON.stringify(name.slice(0, 40))}`, plugin(), says, [[{ name }, 'x']]);

/** Builds that an attacker with a key may send, each of which tries one thing. */
export const hostileBuilds: readonly HostileBuild[] = [
  refuses(
    'two entries of a module, the first of which names a file of the machine',
    plugin(manifest([assets('css', 'sync', [OUT]), { path: './page', assets: clean }])),
    'mf-manifest.json non è valido',
  ),
  refuses(
    'two harmless entries of a module',
    plugin(
      manifest([
        { path: './page', assets: clean },
        { path: './page', assets: clean },
      ]),
    ),
    'mf-manifest.json non è valido',
  ),
  ...(['js', 'css'] as const).flatMap((kind) =>
    (['sync', 'async'] as const).map((when) =>
      refuses(
        `a file of the machine as ${when} ${kind}`,
        plugin(manifest([assets(kind, when, [OUT])])),
        'mf-manifest.json non è valido',
      ),
    ),
  ),
  refuses(
    'a file of the machine as a shared package’s script',
    plugin(
      manifest([{ path: './page', assets: clean }], {
        shared: [{ name: 'react', assets: { ...clean, js: { sync: [OUT], async: [] } } }],
      }),
    ),
    'mf-manifest.json non è valido',
  ),
  refuses(
    'the same script twice in a list',
    plugin(manifest([assets('js', 'sync', ['page.js', 'page.js'])])),
    'mf-manifest.json non è valido',
  ),
  refuses(
    'markup in a name of its manifest',
    plugin(manifest([assets('js', 'async', ['x.js"><script src="//evil.example/x.js'])])),
    'mf-manifest.json non è valido',
  ),
  refuses(
    'a file of another plugin as its own',
    plugin(manifest([assets('js', 'async', ['assets/../../../shell/x.js'])])),
    'mf-manifest.json non è valido',
  ),
  refuses(
    'an entry in a folder that the check does not look into',
    plugin({
      'mf-manifest.json': JSON.stringify({
        metaData: { remoteEntry: { name: 'remoteEntry.js', path: '../../../x' } },
        exposes: [{ path: './page', assets: clean }],
      }),
    }),
    'mf-manifest.json non è valido',
  ),
  refuses(
    'a template outside its folder',
    plugin(declaration({ routes: [{ path: '/', title: 'Meteo', module: './page', prerender: OUT }] })),
    'plugin.json non è valido',
  ),
  refuses(
    'two routes at one address',
    plugin(
      declaration({
        routes: ['Sole', 'Pioggia'].map((title) => ({ path: '/', title, module: './page' })),
      }),
    ),
    'plugin.json non è valido',
  ),
  refuses('an entry that is a fifo', plugin(), '«assets/x.js», che non è un file', [
    [{ name: 'assets/x.js', type: 'fifo' }],
  ]),
  path('dist/../../x.js'),
  path('./../x.js', '«../x.js»'),
  path('.vite/../../../x.js'),
  path('assets/./x.js'),
  path('assets//x.js'),
  path('assets\\..\\x.js'),
  path('C:/x.js'),
  path('%2e%2e/x.js'),
  path('assets/\u2024\u2024/x.js'),
  path('\uff0e\uff0e/x.js'),
  path('assets/cafe\u0301.js'),
  // An old header ends a name at NUL; a newer one keeps it.
  refuses('a NUL in a path', plugin(), 'il percorso «assets/x', [
    [{ name: 'assets/y.js', pax: { path: 'assets/x\0.js' } }],
  ]),
  path('assets/x.js\n'),
  refuses('a file for tools twice', plugin({ 'mf-stats.json': '{}' }), 'due volte «mf-stats.json»', [
    [{ name: 'mf-stats.json' }, '{}'],
  ]),
  refuses('names that differ in capitals alone', plugin(), '«Page.js»', [[{ name: 'Page.js' }, 'evil()']]),
  refuses('a folder with the name of a file', plugin(), '«page.js» è un file e una cartella insieme', [
    [{ name: 'page.js/', type: 'directory' }],
  ]),
  refuses('a folder that leads out', plugin(), '«../../x»', [[{ name: '../../x/', type: 'directory' }]]),
  {
    ...refuses('a header whose checksum lies', plugin(), 'non è un tar valido'),
    archive: async () => {
      const bytes = await tarOf(plugin());
      bytes.write('evil.js\0', 0);
      return bytes;
    },
  },
  refuses('a template that never ends a tag', plugin({ 'prerender.html': '{{#entries}}' }), 'prerender.html'),
  refuses(
    'a template whose tag costs the square of its length',
    plugin({ 'prerender.html': `{{${' '.repeat(200_000)}x}}` }),
    'prerender.html',
  ),
  refuses(
    'a template with delimiters of its own',
    plugin({ 'prerender.html': `{{=${' '.repeat(200_000)}` }),
    'prerender.html',
  ),
  refuses(
    'a template that multiplies its rows',
    plugin({ 'prerender.html': `${'{{#entries}}'.repeat(9)}x${'{{/entries}}'.repeat(9)}` }),
    'prerender.html',
  ),
  refuses(
    'a document whose tags cost the square of its length',
    shell((html) => html.replace('<!--vetta:data-->', `$&${'<script '.repeat(100_000)}`)),
    'index.html',
  ),
  refuses(
    'a document that names a file of the machine',
    shell((html) => html.replace('<!--vetta:head-->', `$&<link rel="stylesheet" href="./${OUT}">`)),
    `manca il file ${OUT}`,
  ),
  refuses(
    'a manifest of two megabytes',
    plugin({
      'mf-manifest.json': `${manifest([assets('js', 'sync', [])])['mf-manifest.json']}${' '.repeat(2_000_000)}`,
    }),
    'mf-manifest.json',
  ),
  refuses(
    'a manifest a hundred thousand levels deep',
    plugin({ 'mf-manifest.json': `${'['.repeat(100_000)}${']'.repeat(100_000)}` }),
    'mf-manifest.json non è valido',
  ),
];
