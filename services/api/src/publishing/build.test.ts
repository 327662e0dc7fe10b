import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { type Header, pack } from 'tar-stream';
import { beforeEach, expect, test } from 'vitest';
import { guestBuild, pluginBuild, shellBuild } from '../../testing/builds.ts';
import { type BuildFiles, checkBuild, readPublished } from './build.ts';
import { archiveOf, MAX_ARCHIVE_BYTES, readArchive } from './build-archive.ts';
import { readBuiltFolder } from './built-folder.ts';
import { keptCopies } from './compressed-copies.ts';
import { storeBuild } from './store-build.ts';

let room: string;
beforeEach(async () => {
  room = await folderOfTest();
});

async function writeFolder(files: BuildFiles): Promise<string> {
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(room, path)), { recursive: true });
    await writeFile(join(room, path), bytes);
  }
  return room;
}

/** Returns a tar archive of these entries, in this order. */
function tarOf(entries: readonly (readonly [Partial<Header> & { name: string }, string?])[]) {
  const tar = pack();
  for (const [header, text] of entries) tar.entry(header, text ?? '');
  tar.finalize();
  return buffer(tar);
}

const plugin = (more: Readonly<Record<string, string>> = {}) => pluginBuild('meteo', 'sole', more);

/** Returns a plugin.json with scenes of these names. */
const declared = (names: readonly string[]) =>
  JSON.stringify({
    ...JSON.parse(plugin().get('plugin.json')?.toString() ?? ''),
    scenes: names.map((name) => ({ name, title: 'Cielo', module: './page' })),
  });

test('a build has the same hash as a folder, as our archive and as one that tar wrote', async () => {
  const { hash } = checkBuild(plugin());
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  const folder = await writeFolder(plugin({ '.vite/manifest.json': 'for tools', 'mf-stats.json': '{}' }));
  expect(checkBuild(await readBuiltFolder(folder)).hash).toBe(hash);
  expect(checkBuild(await readArchive(await archiveOf(plugin()))).hash).toBe(hash);

  const byTar = await tarOf([
    [{ name: './', type: 'directory' }],
    [{ name: './.vite/manifest.json' }, 'for tools'],
    ...[...plugin()].reverse().map(([path, bytes]) => [{ name: `./${path}` }, bytes.toString()] as const),
  ]);
  expect(checkBuild(await readArchive(byTar)).hash).toBe(hash);
  expect(checkBuild(pluginBuild('meteo', 'pioggia')).hash).not.toBe(hash);
});

test('a folder without plugin.json is the shell, if it has the shell’s document', () => {
  expect(checkBuild(shellBuild())).toMatchObject({ name: 'shell', declaration: null });
});

test.each([
  ['a path that leads out', { '../x.js': '' }, '«../x.js»'],
  ['an absolute path', { '/etc/x.js': '' }, '«/etc/x.js»'],
  ['a hidden file', { 'assets/.x.js': '' }, '«assets/.x.js»'],
  ['a long path', { [`${'x'.repeat(198)}.js`]: '' }, 'xxx.js»'],
  ['a backslash', { 'a\\b.js': '' }, '«a\\b.js»'],
  ['the file of hashes', { 'integrity.json': '{}' }, 'integrity.json'],
  ['a compressed copy', { 'page.js.br': '' }, 'page.js.br'],
  ['a file that is also a folder', { 'page.js/x.js': '' }, 'page.js'],
  ['a broken declaration', { 'plugin.json': '{' }, 'plugin.json non è valido'],
  [
    'a scene whose name no beat takes',
    { 'plugin.json': declared(['x'.repeat(61)]) },
    'plugin.json non è valido',
  ],
  ['two scenes of one name', { 'plugin.json': declared(['cielo', 'cielo']) }, 'plugin.json non è valido'],
  ['an unknown shape', { 'plugin.json': '{"name":"Meteo"}' }, 'plugin.json non è valido'],
  [
    'a manifest without the module',
    { 'mf-manifest.json': '{"metaData":{"remoteEntry":{"name":"page.js"}},"exposes":[]}' },
    '«./page»',
  ],
])('%s is refused, and the sentence names it', (_, more, named) => {
  expect(() => checkBuild(plugin(more))).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringContaining(named) }),
  );
});

test.each([
  ['/players', '/admin/players è una pagina di Vetta: un ospite ne prende una sua, come /meteo'],
  ['/Players', '/admin/Players è una pagina di Vetta'],
  ['/', 'non è un indirizzo'],
  ['/plugins/meteo', '/admin/plugins/meteo è una pagina di Vetta'],
  ['/*', 'non è un indirizzo'],
  ['/:tutto', 'non è un indirizzo'],
  ['/meteo/', 'non è un indirizzo'],
])('a guest with a section at %s is refused, and told to take one of its own', (path, sentence) => {
  expect(() => checkBuild(guestBuild('meteo', [], 'sole', path))).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringContaining(sentence) }),
  );
  expect(checkBuild(guestBuild('meteo', [], 'sole', '/players-di-meteo')).name).toBe('meteo');
});

test.each(['mf-manifest.json', 'remoteEntry.js', 'page.js', 'prerender.html'])(
  'a plugin without %s is refused',
  (path) => {
    const files = new Map(plugin());
    files.delete(path);
    expect(() => checkBuild(files)).toThrow(`manca il file ${path}`);
  },
);

test.each([
  'film/onda.gif',
  'foto.avif',
  'testo.ttf',
  'testo.woff',
  'src/worker.mjs',
  'calcolo.wasm',
  'suono.mp3',
  'LICENSE',
  'FOTO.PNG',
])('a build with %s is refused, since the file is never served', (path) => {
  expect(() => checkBuild(plugin({ [path]: '' }))).toThrow(
    expect.objectContaining({
      status: 400,
      message: expect.stringMatching(/«.+».*solo file \.css, \.js, .+\.webm$/),
    }),
  );
  expect(() => checkBuild(plugin({ [path]: '' }))).toThrow(`«${path}»`);
  // One that was published before stays readable: another machine must be able to serve it.
  expect(readPublished(plugin({ [path]: '' }))).toMatchObject({ name: 'meteo' });
});

test.each([
  ['an entry', /<script type="module"[^>]*><\/script>/, '', 'index.html non carica nessuno script'],
  ['the script that it names', 'main.js', 'other.js', 'manca il file assets/other.js'],
  [
    'a sheet that it names',
    '<!--vetta:head-->',
    '<!--vetta:head--><link rel="stylesheet" href="./a.css">',
    'manca il file a.css',
  ],
  [
    'a module that it names',
    '<!--vetta:head-->',
    '<!--vetta:head--><link rel="modulepreload" href="./a.js">',
    'manca il file a.js',
  ],
  [
    'an icon that it names',
    '<!--vetta:head-->',
    '<!--vetta:head--><link rel="icon" href="./a.svg">',
    'manca il file a.svg',
  ],
])('a shell without %s is refused, since no page could be served', (_, part, other, why) => {
  const files = new Map(shellBuild());
  const html = files.get('index.html')?.toString().replace(part, other) ?? '';
  files.set('index.html', Buffer.from(html));
  expect(() => checkBuild(files)).toThrow(
    expect.objectContaining({ status: 400, message: expect.stringContaining(why) }),
  );
});

test('no plugin may be called shell, and a folder of anything else is neither', () => {
  expect(() => checkBuild(pluginBuild('shell'))).toThrow('nessun plugin può chiamarsi «shell»');
  expect(() => checkBuild(new Map([['index.html', Buffer.from('<html>')]]))).toThrow('manca plugin.json');
});

test('20 MB and 500 files are the limits, inclusive', () => {
  const files = new Map(plugin());
  const used = [...files.values()].reduce((sum, { length }) => sum + length, 0);
  files.set('film.mp4', Buffer.alloc(20 * 1024 * 1024 - used));
  expect(checkBuild(files).name).toBe('meteo');
  files.set('film.mp4', Buffer.alloc(20 * 1024 * 1024 - used + 1));
  expect(() => checkBuild(files)).toThrow(expect.objectContaining({ status: 413 }));

  const many = new Map(plugin());
  while (many.size < 500) many.set(`assets/${many.size}.js`, Buffer.alloc(0));
  expect(checkBuild(many).name).toBe('meteo');
  many.set('assets/more.js', Buffer.alloc(0));
  expect(() => checkBuild(many)).toThrow(expect.objectContaining({ status: 413 }));
});

test('an archive with 500 long names and 20 MB is within the limit of the request', async () => {
  const files = new Map<string, Buffer>();
  for (let n = 0; n < 500; n += 1)
    files.set(`assets/${'x'.repeat(150)}${n}.js`, Buffer.alloc(n === 0 ? 20 * 1024 * 1024 - 499 : 1));
  expect((await archiveOf(files)).length).toBeLessThanOrEqual(MAX_ARCHIVE_BYTES);
});

test.each([
  ['a link', { name: 'page.js', type: 'symlink', linkname: '/etc/passwd' }],
  ['a hard link', { name: 'page.js', type: 'link', linkname: '/etc/passwd' }],
  ['a device', { name: 'page.js', type: 'character-device' }],
] as const)('an archive with %s is refused', async (_, header) => {
  await expect(readArchive(await tarOf([[header]]))).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('«page.js», che non è un file'),
  });
});

test('an archive with a path twice, a cut one and what is none are refused', async () => {
  const twice = await tarOf([
    [{ name: 'page.js' }, '1'],
    [{ name: './page.js' }, '2'],
  ]);
  await expect(readArchive(twice)).rejects.toThrow('due volte «page.js»');
  const whole = await archiveOf(plugin());
  for (const bytes of [
    whole.subarray(0, 700),
    Buffer.from('PK zip'),
    Buffer.alloc(0),
    Buffer.alloc(4_096, 7),
  ])
    await expect(readArchive(bytes)).rejects.toMatchObject({ status: 400 });
});

test('files are stored with compressed twins and their hashes, and what stands there is never overwritten', async () => {
  const target = join(room, 'p/meteo/0123456789abcdef/');
  await storeBuild(plugin(), target);
  const code = "export default 'sole'";
  expect(gunzipSync(await readFile(join(target, 'page.js.gz'))).toString()).toBe(code);
  await readFile(join(target, 'page.js.br'));
  const integrity: unknown = JSON.parse(await readFile(join(target, 'integrity.json'), 'utf8'));
  const hash = expect.stringMatching(/^sha256-[A-Za-z0-9+/]{43}=$/);
  expect(integrity).toEqual({ 'page.js': hash, 'remoteEntry.js': hash });

  await writeFile(join(target, 'page.js'), 'touched');
  await storeBuild(plugin(), target);
  expect(await readFile(join(target, 'page.js'), 'utf8')).toBe('touched');
});

test('a text is compressed once: the next folder gets the copies that were kept, until no build has their text', async () => {
  const copies = join(room, 'copies');
  await storeBuild(plugin(), join(room, 'first'), keptCopies(copies).compress);
  const kept = (await readdir(copies)).sort();
  expect(kept).toHaveLength(
    2 * [...plugin().keys()].filter((path) => /\.(js|css|html|json|svg|webmanifest)$/.test(path)).length,
  );

  // What stands in the folder shows that it is taken.
  for (const name of kept) await writeFile(join(copies, name), 'kept');
  const again = keptCopies(copies);
  await storeBuild(plugin(), join(room, 'second'), again.compress);
  for (const ending of ['br', 'gz'])
    expect(await readFile(join(room, 'second', `page.js.${ending}`), 'utf8')).toBe('kept');
  await again.sweep();
  expect((await readdir(copies)).sort()).toEqual(kept);

  await keptCopies(copies).sweep();
  expect(await readdir(copies)).toEqual([]);
});

test('where copies cannot be kept, a build is stored nevertheless', async () => {
  await writeFile(join(room, 'file'), '');
  await storeBuild(plugin(), join(room, 'stored'), keptCopies(join(room, 'file/copies')).compress);
  expect(gunzipSync(await readFile(join(room, 'stored', 'page.js.gz'))).toString()).toBe(
    "export default 'sole'",
  );
});
