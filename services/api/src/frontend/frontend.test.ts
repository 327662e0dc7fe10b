import { once } from 'node:events';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { MediaHosts } from '@vetta/contract/content-policy';
import { INTEGRITY_FILE } from '@vetta/contract/published-build';
import { siteTexts } from '@vetta/contract/site-texts';
import type { Leaderboard } from '@vetta/contract/standings';
import { boardOf, sampleContest, sampleStanding } from '@vetta/contract/testing/samples';
import { listenInTest } from '@vetta/league/testing/listen';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import Koa from 'koa';
import { beforeEach, expect, test } from 'vitest';
import { type PublishedFolder, publishedFolder } from '../../testing/published-folder.ts';
import { frontend } from './frontend.ts';
import type { MorePageData } from './prerender-data.ts';

let folder: string;
let port: number;
let published: PublishedFolder;
let board: () => Promise<Leaderboard>;
/** How old the page's data is, in seconds. */
let age: number;
let more: MorePageData | undefined;
let isIndexed: boolean;
/** The address of the film that an admin shows in the intro. */
let film: string;
/** The servers of others whose media are stored. */
let media: MediaHosts;
beforeEach(async () => {
  age = 0;
  more = undefined;
  film = '';
  media = { pictures: [], films: [] };
  folder = await folderOfTest();
  board = async () => ledBy('Giulia');
  const clock = () => Temporal.Instant.from('2026-11-21T17:50:00Z');
  published = publishedFolder(data());
  isIndexed = false;
  const pageData = async () => ({
    leaderboard: await board(),
    site: { ...site, texts: { ...siteTexts, 'intro.video': film } },
    scoring,
    media,
    more,
    age,
  });
  const sources = { published, clock, pageData };
  const unlisted = frontend(sources);
  const listed = frontend({ ...sources, isIndexed: true });
  const app = new Koa().use((ctx, next) => (isIndexed ? listed : unlisted)(ctx, next));
  port = await listenInTest(createServer(app.callback()));
});

const data = () => join(folder, 'data');

const scoring = { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 };

const site = {
  texts: siteTexts,
  rules: [],
  bonusTypes: [],
  contest: sampleContest,
};

const ledBy = (name: string) => boardOf([sampleStanding({ name, score: 9 })]);

async function build(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name, file)), { recursive: true });
    await writeFile(join(folder, name, file), text);
  }
  return join(folder, name);
}

const shell = (more: Record<string, string> = {}) =>
  build('shell', {
    'index.html': `<html data-theme="dark"><head><title>Vetta</title><script>inline()</script><!--vetta:head-->
      <script type="module" src="./assets/main.js"></script></head>
      <body><!--vetta:body--><div id="root"><!--vetta:prerender--></div><!--vetta:data--></body></html>`,
    'intro.html': '<p>intro of before</p>',
    'intro-template.html':
      '<p>intro</p>{{#film}}<video>{{#address}}<source src="{{address}}">{{/address}}{{^address}}<source src="./salita.webm">{{/address}}</video>{{/film}}',
    'frame.html': '<a>skip</a>{{prerender}}',
    'assets/main.js': 'export {}',
    'assets/salita.mp4': '0123456789',
    ...more,
  });

const page = (template: string, path = '/') =>
  build('meteo', {
    'plugin.json': JSON.stringify({
      name: 'meteo',
      title: 'Meteo',
      contract: '^1.0',
      react: '^19.0.0',
      routes: [{ path, title: 'Cielo & co', module: './page', prerender: 'prerender.html' }],
      adminSections: [],
      scenes: [],
    }),
    'mf-manifest.json': JSON.stringify({
      metaData: { remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ path: './page', assets: { js: { sync: ['page.js'] }, css: { sync: ['page.css'] } } }],
    }),
    'remoteEntry.js': 'export {}',
    'page.js': 'export {}',
    'page.css': 'a { background: url(sky.png) }',
    'prerender.html': template,
  });

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const inlined = (html: string) =>
  JSON.parse(/id="vetta-inlined">\n?(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('before anything is published the answer says what to do', async () => {
  expect(await get('/')).toMatchObject({ status: 503, html: expect.stringContaining('npm start') });
});

test('search engines may list the public page alone, and only where the operator says so', async () => {
  await published.publish({ shell: await shell(), plugins: [await page('<b>{{texts.hero.title}}</b>')] });
  const noindex = '<meta name="robots" content="noindex">';
  const unlisted = (await get('/')).html;
  expect(unlisted).toContain(noindex);
  expect(unlisted).not.toMatch(/canonical|ld\+json/);
  isIndexed = true;
  const listed = (await get('/')).html;
  expect(listed).not.toContain(noindex);
  expect(listed).toMatch(/<title>[^<]+<\/title>.*<meta name="description" content="[^"]+">/s);
  expect(listed).toMatch(/<link rel="canonical" href="[^"]+\/">\n<script type="application\/ld\+json">\{/);
  for (const path of ['/kiosk', '/nowhere']) {
    const { html } = await get(path);
    expect(html).toContain(noindex);
    expect(html).not.toMatch(/canonical|ld\+json/);
  }
});

test('search engines may list the public page, and no other address of its route', async () => {
  isIndexed = true;
  const noindex = '<meta name="robots" content="noindex">';
  const seen = { Cookie: 'intro=2026-11-21' };
  await published.publish({ shell: await shell(), plugins: [await page('', '/*')] });
  expect((await get('/altrove')).html).toContain(noindex);
  expect((await get('/', seen)).html).not.toContain(noindex);
});

test('the sheet of sfide comes with a sfida alone: without one the page is not a byte longer for it', async () => {
  const link = '<link rel="stylesheet" data-late href="./late.css">';
  await build('meteo', { 'late.css': 'ol { margin: 0 }' });
  await published.publish({ shell: await shell(), plugins: [await page(`${link}<b>{{year}}</b>`)] });
  expect((await get('/')).html).toContain('<style>a {');
  expect((await get('/')).html).not.toMatch(/ol \{|late\.css" disabled|data-late/);
  more = {
    ...{ months: [], draws: { month: '2026-11', pending: [], replaced: [], draws: [] }, challenges: [] },
    month: { prizePool: 0, finalisedAt: null, scoring },
  };
  expect((await get('/')).html).toMatch(/<style>a \{.*ol \{ margin: 0 \}<\/style>.*late\.css" disabled/s);
});

test('a page carries the rows as markup and as data, its sheets once, and hashes of all that it runs', async () => {
  await published.publish({
    shell: await shell(),
    plugins: [await page('{{#entries}}<b>{{name}}: {{texts.hero.title}}</b>{{/entries}}')],
  });
  const { status, headers, html } = await get('/');
  expect(status).toBe(200);
  expect(html).toContain('<div id="root"><a>skip</a><b>Giulia: Chi arriva</b></div>');
  expect(html).toContain('<title>Cielo &amp; co · Vetta</title>');
  expect(html).toMatch(/<style>a \{ background: url\(\/p\/meteo\/[0-9a-f]{64}\/sky\.png\) \}<\/style>/);
  expect(html.match(/<link[^>]*page\.css[^>]*>/g)).toEqual([
    expect.stringMatching(/^<link rel="stylesheet" href="\/p\/meteo\/[0-9a-f]{64}\/page\.css" disabled>$/),
  ]);
  expect(html).toMatch(/<link rel="modulepreload" href="[^"]*\/page\.js" integrity="sha256-/);
  expect(inlined(html)).toMatchObject({
    now: '2026-11-21T17:50:00Z',
    leaderboard: { entries: [{ name: 'Giulia' }] },
    site: { texts: { 'hero.title': 'Chi arriva' } },
    generation: { number: 1 },
  });
  expect(inlined(html)).not.toHaveProperty('age');
  age = 90;
  expect(inlined((await get('/')).html).age).toBe(90);
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']*' 'sha256-[^']*'; style-src/);
  expect(policy).not.toContain('unsafe');
});

test('a page may show pictures and films of its own server and of those that prizes and texts name, and of no other', async () => {
  await published.publish({
    shell: await shell(),
    plugins: [await page('{{#entries}}<b>{{name}}</b>{{/entries}}')],
  });
  const mediaOf = async (path: string) =>
    (await get(path)).headers
      .get('Content-Security-Policy')
      ?.split('; ')
      .filter((directive) => /^(img|media)-src /.test(directive));
  const own = ["img-src 'self' data: blob:", "media-src 'self' data: blob:"];
  for (const path of ['/', '/kiosk', '/none']) expect(await mediaOf(path)).toEqual(own);
  media = { pictures: ['foto.example', 'cdn.example:8443'], films: ['film.example'] };
  const named = [
    "img-src 'self' https://foto.example https://cdn.example:8443 data: blob:",
    "media-src 'self' https://film.example data: blob:",
  ];
  for (const path of ['/', '/kiosk', '/none']) expect(await mediaOf(path)).toEqual(named);
  board = () => Promise.reject(new Error('away'));
  expect(await mediaOf('/')).toEqual(own);
});

test('each request gets the rows as they are then, escaped; without a board the sheets of its module alone are preloaded', async () => {
  const template = '<link rel="stylesheet" href="./below.css">{{#entries}}<b>{{name}}</b>{{/entries}}';
  await build('meteo', { 'below.css': 'b { margin: 0 }' });
  await published.publish({ shell: await shell(), plugins: [await page(template)] });
  await get('/');
  board = async () => ledBy('</script><i>');
  const { html } = await get('/');
  expect(html).toContain('<b>&lt;&#x2F;script&gt;&lt;i&gt;</b>');
  expect(inlined(html).leaderboard.entries[0].name).toBe('</script><i>');

  board = () => Promise.reject(new Error('away'));
  const plain = (await get('/')).html;
  expect(plain).toContain('<div id="root"></div>');
  expect(inlined(plain)).not.toHaveProperty('site');
  expect(plain.match(/<link[^>]*\.css[^>]*>/g)).toEqual([
    expect.stringMatching(/^<link rel="preload" as="style" href="[^"]*\/page\.css">$/),
  ]);
});

test('the page previews itself in a chat, or the player that its address names, by the address that was asked', async () => {
  await published.publish({ shell: await shell(), plugins: [await page('')] });
  const image = (html: string) => /"og:image" content="([^"]*)"/.exec(html)?.[1];
  const origin = `http://127.0.0.1:${port}`;
  expect(image((await get('/')).html)).toBe(`${origin}/pictures/page.png`);

  const giulia = '00000000-0000-4000-8000-000000000001';
  const own = (await get(`/?giocatore=${giulia}`)).html;
  expect(image(own)).toBe(`${origin}/pictures/player/${giulia}.png`);
  expect(own).toContain('content="Giulia · 1° posto"');

  board = () => Promise.reject(new Error('away'));
  expect(image((await get('/')).html)).toBe(`${origin}/pictures/page.png`);
  expect((await get('/altrove')).html).not.toContain('og:');
});

test('the intro comes once a day and only on the first page', async () => {
  await published.publish({ shell: await shell(), plugins: [await page('')] });
  expect((await get('/')).html).toContain('<p>intro</p>');
  expect((await get('/', { Cookie: 'intro=2026-11-21' })).html).not.toContain('<p>intro</p>');
  expect((await get('/', { Cookie: 'intro=2026-11-20' })).html).toContain('<p>intro</p>');
  expect(await get('/altrove')).toMatchObject({
    status: 404,
    html: expect.not.stringContaining('<p>intro</p>'),
  });
});

test('the intro has its own film, even while the database is away, or the one of an admin; none for a device that saves data', async () => {
  const { shell: hash } = await published.publish({ shell: await shell(), plugins: [await page('')] });
  const own = `<video><source src="/shell/${hash}/salita.webm"></video>`;
  expect((await get('/')).html).toContain(own);
  film = '/uploads/alba.mp4';
  expect((await get('/')).html).toMatch(/<video><source src="[^"]*uploads[^"]*alba\.mp4"><\/video>/);
  film = '/uploads/alba.webp';
  expect((await get('/')).html, 'a picture is no film').toContain(own);
  const saving = await get('/', { 'Save-Data': 'on' });
  expect(saving.html).toContain('<p>intro</p>');
  expect(saving.html).not.toContain('<video>');
  expect(saving.headers.get('vary')).toContain('Save-Data');
  board = () => Promise.reject(new Error('away'));
  expect((await get('/')).html).toContain(own);
});

test('an admin’s film also plays before a page without a prerender', async () => {
  film = '/uploads/alba.mp4';
  await published.publish({ shell: await shell(), plugins: [] });
  expect((await get('/')).html).toContain('alba.mp4');
});

test('a shell of before the template has an intro too', async () => {
  const generation = await published.publish({ shell: await shell(), plugins: [await page('')] });
  await rm(join(data(), 'shell', generation.shell, 'intro-template.html'));
  expect((await get('/')).html).toContain('<p>intro of before</p>');
});

test('behind an intro the scripts stand at the end of the document, so that its film comes first', async () => {
  await published.publish({ shell: await shell(), plugins: [await page('')] });
  const scripts = ['<link rel="modulepreload"', '<link rel="modulepreload"', 'type="module"'];
  const order = async (headers: Record<string, string> = {}) =>
    (await get('/', headers)).html.match(
      /<video>|<link rel="modulepreload"|id="vetta-inlined"|type="module"/g,
    );
  expect(await order()).toEqual(['<video>', 'id="vetta-inlined"', ...scripts]);
  expect(await order({ Cookie: 'intro=2026-11-21' })).toEqual([...scripts, 'id="vetta-inlined"']);
});

test('a page without its plugin’s files is sent all the same, and is whole again when they are back', async () => {
  const generation = await published.publish({ shell: await shell(), plugins: [await page('ecco')] });
  const template = join(data(), 'p/meteo', generation.plugins[0]?.hash ?? '', 'prerender.html');
  const text = await readFile(template);
  await rm(template);
  expect(await get('/')).toMatchObject({
    status: 200,
    html: expect.stringContaining('<div id="root"></div>'),
  });
  await writeFile(template, text);
  expect((await get('/')).html).toContain('<div id="root"><a>skip</a>ecco</div>');
});

/** Publishes a page, then changes files of its copy, as a build that was published when nothing checked them may be. */
async function publishUnchecked(change: (copy: string) => Promise<void>): Promise<string> {
  await writeFile(join(folder, 'secret.css'), SECRET);
  const generation = await published.publish({ shell: await shell(), plugins: [await page('ecco')] });
  const copy = join(data(), 'p/meteo', generation.plugins[0]?.hash ?? '');
  await change(copy);
  return `/p/meteo/${generation.plugins[0]?.hash}/`;
}
const SECRET = 'ADMIN_KEY=una-chiave';
/** From a build's folder to the file beside the folder of all data. */
const OUT = '../../../../secret.css';
const pageWith = (...css: string[]) => ({
  path: './page',
  assets: { js: { sync: ['page.js'] }, css: { sync: css } },
});

test.each([
  ['its only entry', [pageWith(OUT)]],
  ['the first of two entries', [pageWith(OUT), pageWith('page.css')]],
  ['the last of two entries', [pageWith('page.css'), pageWith(OUT)]],
  ['a link on the disk', undefined],
])('a page never carries a file from outside a build, named by %s', async (_, exposes) => {
  await publishUnchecked(async (copy) => {
    if (exposes)
      await writeFile(
        join(copy, 'mf-manifest.json'),
        JSON.stringify({ metaData: { remoteEntry: { name: 'remoteEntry.js' } }, exposes }),
      );
    else await linkOver(join(copy, 'prerender.html'));
  });
  const { status, html } = await get('/');
  expect(status).toBe(200);
  expect(html).not.toContain(SECRET);
  expect(html).not.toContain('secret.css');
});

/** Puts a link to the secret in the place of a file. */
async function linkOver(file: string): Promise<void> {
  await rm(file);
  await symlink(join(folder, 'secret.css'), file);
}

test.each(['page.css', 'page.css.br', 'page.css.gz'])(
  'a file of a build whose %s leads out of its folder is not sent',
  async (linked) => {
    const address = await publishUnchecked((copy) => linkOver(join(copy, linked)));
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { status, html } = await get(`${address}page.css`, { 'Accept-Encoding': encoding });
      expect(html).not.toContain(SECRET);
      if (linked === 'page.css' && encoding === 'identity') expect(status).toBe(404);
    }
  },
);

test.each([
  '../../../secret.css',
  '%2e%2e/%2e%2e/%2e%2e/secret.css',
  '..%2fsecret.css',
  'a//page.css',
  './page.css',
])('an address with %s is of no build', async (path) => {
  const address = await publishUnchecked(async () => {});
  // As it is: fetch would resolve the dots.
  const [response] = await once(request({ port, host: '127.0.0.1', path: address + path }).end(), 'response');
  expect(response.statusCode).toBe(404);
  expect(await text(response)).toBe('Not found');
});

test('names of a build are text in the document, and marks in a sheet are none of the shell’s', async () => {
  const css = 'a::after { content: "<!--vetta:data--></style><!--vetta:body-->" }';
  await publishUnchecked((copy) => writeFile(join(copy, 'page.css'), css));
  const { html } = await get('/', { Cookie: 'intro=2026-11-21' });
  expect(html).toContain('content: "<!--vetta:data--><\\/style><!--vetta:body-->"');
  expect(html).toContain('<body><div id="root"><a>skip</a>ecco</div>');
  expect(inlined(html)).toMatchObject({ generation: { number: 1 } });
});

test.each(['no', 'an empty', 'a damaged'])(
  'a page with %s file of hashes is sent without them, and carries them when they are back',
  async (file) => {
    const generation = await published.publish({ shell: await shell(), plugins: [await page('')] });
    const hashes = join(data(), 'p/meteo', generation.plugins[0]?.hash ?? '', INTEGRITY_FILE);
    const text = await readFile(hashes);
    await rm(hashes);
    if (file === 'an empty') await writeFile(hashes, '');
    if (file === 'a damaged') await writeFile(hashes, '{"page.js":1}');
    const ofPlugin = /"\/p\/meteo\/[^"]+":"sha256-/;
    const before = await get('/kiosk');
    expect(before.status).toBe(200);
    expect(before.html).not.toMatch(ofPlugin);
    await writeFile(hashes, text);
    expect((await get('/kiosk')).html).toMatch(ofPlugin);
  },
);

test('the kiosk has its own theme, and the address of the page for its QR code', async () => {
  await published.publish({ shell: await shell(), plugins: [await page('')] });
  const { html } = await get('/kiosk');
  expect(html).toContain('data-theme="kiosk"');
  // Nobody is there to see that its browser translates it.
  expect(html).toContain('translate="no"');
  expect(html).toMatch(/<meta property="og:url" content="http:\/\/[^"?]+\/">/);
});

test('the kiosk’s HTML shows the first rows before its scripts run; a shell from before has no first board', async () => {
  await published.publish({ shell: await shell(), plugins: [await page('')] });
  expect((await get('/kiosk')).html).toContain('<body><div id="root"></div>');

  const first = '<link rel="stylesheet" href="./assets/kiosk.css"><p>{{#entries}}{{name}}{{/entries}}</p>';
  const { shell: hash } = await published.publish({
    shell: await shell({ 'first-board.html': first, 'assets/kiosk.css': 'p {}' }),
    plugins: [],
  });
  board = async () => ledBy('Sara <Esposito>');
  const { html } = await get('/kiosk');
  expect(html).toContain('<body><p>Sara &lt;Esposito&gt;</p><div id="root"></div>');
  expect(html).toContain(`<link rel="stylesheet" href="/shell/${hash}/assets/kiosk.css"`);
  expect(inlined(html).leaderboard.entries).toHaveLength(1);
  board = () => Promise.reject(new Error('no database'));
  expect((await get('/kiosk')).html).toContain('<body><div id="root"></div>');
});

test('a film is sent in parts, as Safari asks for it', async () => {
  const generation = await published.publish({ shell: await shell(), plugins: [await page('')] });
  const film = `/shell/${generation.shell}/assets/salita.mp4`;
  const part = await get(film, { Range: 'bytes=2-4' });
  expect([part.status, part.html, part.headers.get('Content-Range')]).toEqual([206, '234', 'bytes 2-4/10']);
  const whole = await get(film);
  expect([whole.status, whole.html, whole.headers.get('Accept-Ranges')]).toEqual([
    200,
    '0123456789',
    'bytes',
  ]);
});
